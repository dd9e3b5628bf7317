// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_LIB_DRIVER_FILEDESCRIPTOR_H
#define HIPPORT_LIB_DRIVER_FILEDESCRIPTOR_H

namespace hipport {

/// A file descriptor that is closed with its owner.
class FileDescriptor {
public:
  FileDescriptor() = default;
  explicit FileDescriptor(int Number) : Number(Number) {}
  FileDescriptor(FileDescriptor &&Other) : Number(Other.release()) {}
  FileDescriptor &operator=(FileDescriptor &&Other) {
    reset(Other.release());
    return *this;
  }
  ~FileDescriptor() { reset(); }

  int get() const { return Number; }
  explicit operator bool() const { return Number >= 0; }
  int release();
  void reset(int NewNumber = -1);

private:
  int Number = -1;
};

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_FILEDESCRIPTOR_H
