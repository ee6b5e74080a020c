// What the closing lines of the unit tests and of the journeys count.
import { stripVTControlCharacters } from 'node:util';

/** Vitest closes with "Tests  1 failed | 12 passed | 2 skipped (15)", Playwright with a line for each word, such as "  12 passed (3.0m)". */
const CLOSING = /^\s*Tests\s+(?<all>\d+ \w+(?: \| \d+ \w+)*)|^ {2}(?<one>\d+ (?:passed|failed|skipped))(?: \(|$)/gm;

/** @param {string} output @param {'passed' | 'failed' | 'skipped'} word */
export function countTests(output, word) {
  const closings = [...stripVTControlCharacters(output).matchAll(CLOSING)].flatMap(({ groups }) =>
    (groups?.all ?? groups?.one ?? '').split(' | '),
  );
  return closings.filter((closing) => closing.endsWith(` ${word}`)).reduce((sum, closing) => sum + Number.parseInt(closing, 10), 0);
}
