// Checks app/content/ against its schema and editorial rules; a build stops at the first broken content.
import { checkContent } from './content-rules.ts';
import { originProblem } from './origin-rule.ts';

const problems = await checkContent();
const ofOrigin = originProblem(process.env['SITE_ORIGIN']);
if (ofOrigin) problems.push(ofOrigin);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was built.`);
  process.exit(1);
}
console.log('Content: in order');
