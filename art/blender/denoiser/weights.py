"""Reads a .tza weights file of Open Image Denoise into named numpy arrays."""
import struct

import numpy as np

KINDS = {'f': np.float32, 'h': np.float16}


def read_weights(path):
    blob = path.read_bytes()
    magic, major = struct.unpack_from('<HB', blob)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path.name} is not a weights file of version 2')
    (at,) = struct.unpack_from('<Q', blob, 4)
    (count,) = struct.unpack_from('<I', blob, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', blob, at)
        name = blob[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = blob[at]
        shape = struct.unpack_from(f'<{rank}I', blob, at + 1)
        at += 1 + 4 * rank + rank  # the layout string is one letter per dimension
        kind = KINDS[chr(blob[at])]
        (offset,) = struct.unpack_from('<Q', blob, at + 1)
        at += 9
        tensors[name] = np.frombuffer(blob, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors
