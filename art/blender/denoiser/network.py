"""The U-Net of Open Image Denoise (rt_* base filters), evaluated with matrix products. Tensors are (channels, height, width)."""
import numpy as np

BLOCK = 1 << 14  # pixels per matrix product: small enough to stay in the cache


class Network:
    def __init__(self, weights):
        self.weights = weights

    def run(self, picture):
        skips = [picture]
        x = self.convolve('enc_conv0', picture)
        for level in ('enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4'):
            x = halve(self.convolve(level, x))
            skips.append(x)
        x = self.convolve('enc_conv5b', self.convolve('enc_conv5a', x))
        for level in ('4', '3', '2', '1'):
            skips_top = skips[int(level) - 1]
            x = np.concatenate([double(x), skips_top])
            x = self.convolve(f'dec_conv{level}b', self.convolve(f'dec_conv{level}a', x))
        return self.convolve('dec_conv0', x)

    def convolve(self, name, x):
        """A 3×3 convolution with ReLU. Rows are concatenated with a border, so that shifting the picture is a slice."""
        bias = self.weights[f'{name}.bias']
        taps = np.ascontiguousarray(self.weights[f'{name}.weight'].transpose(2, 3, 0, 1))  # BLAS wants whole rows
        _, height, width = x.shape
        row = width + 2
        flat = np.pad(x, ((0, 0), (1, 2), (1, 1))).reshape(x.shape[0], -1)
        size = height * row
        out = np.empty((len(bias), size), np.float32)
        for start in range(0, size, BLOCK):
            end = min(start + BLOCK, size)
            block = np.repeat(bias[:, None], end - start, axis=1)
            for dy in range(3):
                for dx in range(3):
                    shift = dy * row + dx
                    block += taps[dy, dx] @ flat[:, start + shift : end + shift]
            out[:, start:end] = np.maximum(block, 0)
        return out.reshape(len(bias), height, row)[:, :, :width]


def halve(x):
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def double(x):
    return x.repeat(2, axis=1).repeat(2, axis=2)
