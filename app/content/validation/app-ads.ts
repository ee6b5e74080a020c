// Checks app-ads.txt by the IAB Tech Lab's specification (app-ads.txt 1.1): an ad network ignores a line that it cannot read, and pays
// nothing.
import type { Content } from './content-files.ts';

const FILE = 'app-ads.txt';
const PLACEHOLDER = /\{\{[^{}]+\}\}/g;
const COMMENT = /^(#.*)?$/;
const VARIABLE = /^[A-Z]+=\S+$/;
/** Ad system, account, relation, and the certification of the system, if it has one. */
const RECORD = /^[\w-]+(\.[\w-]+)+\s*,\s*[^\s,]+\s*,\s*(DIRECT|RESELLER)(\s*,\s*[^\s,]+)?$/i;

/** Returns "app-ads.txt:line: problem" for each line that is no comment, variable or record. */
export function findAdsProblems({ texts }: Content): string[] {
  return (texts[FILE] ?? '').split('\n').flatMap((written, index) => {
    const line = written
      .replaceAll(PLACEHOLDER, 'x')
      .replace(/(?<=\S)\s*#.*$/, '')
      .trim();
    if ([COMMENT, VARIABLE, RECORD].some((form) => form.test(line))) return [];
    return `${FILE}:${index + 1}: "${written}" is no line of an ad network; write it as \`network.com, account, DIRECT\`, or RESELLER`;
  });
}
