// Checks app/content/ against its schema and editorial rules; a build stops at the first broken content.
import { checkContent } from './content-rules.ts';
import { endpointProblem, originProblem } from './origin-rule.ts';

const problems = await checkContent();
const { SITE_ORIGIN, VITE_FORMS_ENDPOINT } = process.env;
for (const problem of [originProblem(SITE_ORIGIN), endpointProblem(VITE_FORMS_ENDPOINT)]) if (problem) problems.push(problem);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was built.`);
  process.exit(1);
}
console.log('Content: in order');
