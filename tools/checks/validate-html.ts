// Validates the built pages against the HTML standard.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate } from 'html-validate/node';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { listPageFiles } from '../build/lib/page-paths.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<!doctype html>` in lower case and void elements with a slash.
    'doctype-style': 'off',
    'void-style': 'off',
    // Inline styles pass values to CSS: a game's accent color, a cell's position in a sequence.
    'no-inline-style': 'off',
    // We use the roles toolbar, group and status where no native element means the same.
    'prefer-native-element': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
});

const pages = await listPageFiles(SITE_FOLDER);
let problems = 0;
for (const page of pages) {
  const report = await validator.validateString(await readFile(path.join(SITE_FOLDER, page), 'utf8'), page);
  for (const { messages } of report.results) {
    for (const { ruleId, message, line, column, selector } of messages) {
      problems += 1;
      console.error(`${page}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`);
    }
  }
}
if (problems > 0) process.exit(1);
console.log(`HTML: ${pages.length} pages are valid`);
