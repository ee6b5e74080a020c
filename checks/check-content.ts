// Checks app/content/ against its schema and editorial rules, and what a build is told from outside; a build stops at the first problem.
import path from 'node:path';
import { environmentProblems, readBuildEnvironment } from '../pipeline/build-environment.ts';
import { checkContent } from './content-rules.ts';

const environment = readBuildEnvironment(path.resolve(import.meta.dirname, '..'));
const problems = [...environmentProblems(environment), ...(await checkContent())];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was built.`);
  process.exit(1);
}
console.log('Content: in order');
