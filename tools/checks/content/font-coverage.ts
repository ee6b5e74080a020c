// Finds letters that our fonts lack, which browsers would take from a fallback font.
import { open, type Font } from 'fontkit';
import type { TextLine } from './content-source.ts';

/** Returns the letters that all font files have in common. */
export async function readLetters(files: readonly string[]): Promise<ReadonlySet<string>> {
  const faces = await Promise.all(files.map(async (file) => (await open(file)) as Font));
  const [first = new Set<number>(), ...others] = faces.map((face) => new Set(face.characterSet));
  return new Set([...first].filter((code) => others.every((other) => other.has(code))).map((code) => String.fromCodePoint(code)));
}

/** In quotes; by its code where nobody could see it: 'U+200B, which is invisible'. */
function nameLetter(letter: string): string {
  if (!/[\p{C}\p{Z}]/u.test(letter)) return `"${letter}"`;
  return `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}, which is invisible`;
}

/** Returns a message ("12: …") for each letter of a file's `texts` that is not in `known`, with the first line that has it. */
export function findUnknownLetters(texts: readonly TextLine[], known: ReadonlySet<string>): string[] {
  const firstLines = new Map<string, number>();
  for (const { line, text } of texts)
    for (const letter of text.normalize('NFC')) if (!known.has(letter) && !firstLines.has(letter)) firstLines.set(letter, line);
  return Array.from(
    firstLines,
    ([letter, line]) =>
      `${line}: our typefaces have no ${nameLetter(letter)}; write it another way, or add it to the letters in art/subset-fonts.ts and run \`npx node art/subset-fonts.ts\``,
  );
}
