// Creates QR codes as SVG paths at build time.
import { encodeQR } from 'qr';

export interface QrCode {
  readonly side: number; // in modules, including the quiet zone
  readonly path: string; // all dark modules as one SVG path
}

const QUIET_ZONE = 4; // in modules, as required by ISO/IEC 18004

/** Error correction level M: readable if up to 15% of the modules are damaged. */
export function createQrCode(text: string): QrCode {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const rows = modules.flatMap((row, y) => findDarkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { side: modules.length, path: rows.join('') };
}

/** Finds the runs of dark modules in a row. */
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
