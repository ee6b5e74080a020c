// An address as a QR code, drawn when the page is built.
import { encode } from 'uqr';

export interface QrCode {
  readonly side: number; // modules, with the quiet zone
  readonly path: string; // the dark modules as one SVG path
}

const QUIET_ZONE = 4; // modules, as ISO/IEC 18004 asks

/** The QR code of a text, which survives the loss of 15% of its modules. */
export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.flatMap((row, y) => findDarkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { side: size, path: rows.join('') };
}

/** The runs of dark modules in a row: where each starts, and how long it is. */
function findDarkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
