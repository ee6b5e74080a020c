// Checks app/content/ against its schema and editorial rules; a build stops at the first broken content.
import { checkContent } from './content-rules.ts';

const problems = await checkContent();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was built.`);
  process.exit(1);
}
console.log('Content: in order');
