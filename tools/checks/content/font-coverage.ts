// Letters that our typefaces do not have: a browser would take them from another face.
import { open, type Font } from 'fontkit';
import type { TextLine } from './content-source.ts';

/** The letters of all faces in `files`; a letter that one of them lacks is not among them. */
export async function readLetters(files: readonly string[]): Promise<ReadonlySet<string>> {
  const faces = await Promise.all(files.map(async (file) => (await open(file)) as Font));
  const [first = new Set<number>(), ...others] = faces.map((face) => new Set(face.characterSet));
  return new Set([...first].filter((code) => others.every((other) => other.has(code))).map((code) => String.fromCodePoint(code)));
}

/** The letters of `texts` that are not in `known`, as "12: what is wrong". */
export function findUnknownLetters(texts: readonly TextLine[], known: ReadonlySet<string>): string[] {
  return texts.flatMap(({ line, text }) => {
    const unknown = [...new Set(text.normalize('NFC'))].filter((letter) => !known.has(letter));
    return unknown.map(
      (letter) =>
        `${line}: our typefaces have no "${letter}"; write it another way, or add it to the letters in art/subset-fonts.ts and run \`npm run fonts\``,
    );
  });
}
