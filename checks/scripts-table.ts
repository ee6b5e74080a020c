// The README's table of commands, made from package.json: each script there has its line in "scripts-info".
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '../pipeline/formatted.ts';

const root = path.resolve(import.meta.dirname, '..');
const BEGIN = '<!-- commands: npm run readme -->';
const END = '<!-- /commands -->';

export interface Commands {
  readonly scripts: Readonly<Record<string, string>>;
  readonly 'scripts-info': Readonly<Record<string, string>>;
}

/** `npm start` and `npm test` need no "run". */
function commandOf(name: string): string {
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}

/** The table as Markdown; throws for a script without a description, and for a description without a script. */
export function scriptsTable({ scripts, 'scripts-info': info }: Commands): string {
  const unknown = Object.keys(info).filter((name) => !(name in scripts));
  const silent = Object.keys(scripts).filter((name) => !(name in info));
  if (unknown.length > 0) throw new Error(`package.json describes scripts that are not there: ${unknown.join(', ')}`);
  if (silent.length > 0) throw new Error(`package.json has scripts without a line in "scripts-info": ${silent.join(', ')}`);
  const rows = Object.keys(scripts).map((name) => `| \`${commandOf(name)}\` | ${info[name]} |`);
  return ['| command | what it does |', '| --- | --- |', ...rows].join('\n');
}

/** The README with its table made anew. */
export async function readmeWith(commands: Commands, readme: string): Promise<string> {
  const [before, rest = ''] = readme.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error(`README.md has no place for its table, between ${BEGIN} and ${END}`);
  return formatted('README.md', `${before}${BEGIN}\n\n${scriptsTable(commands)}\n\n${END}${after}`);
}

if (import.meta.main) {
  const file = path.join(root, 'README.md');
  const commands = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Commands;
  writeFileSync(file, await readmeWith(commands, readFileSync(file, 'utf8')));
}
