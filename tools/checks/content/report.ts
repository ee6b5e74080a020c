// Words what a check of the content has found, with the line to look at.

/**
 * Words a problem such as "app/content/data/team.ts: team[2].name is missing" or "app/content/data/team.ts:31: a comma is missing". Entries of
 * lists count from 1, as people do. On GitHub, it is the command that shows it beside that line. `findLine` finds the line of a field in a file.
 */
export function formatProblem(
  kind: 'error' | 'warning',
  problem: string,
  findLine: (file: string, field: string) => number | null,
  isOnGitHub: boolean,
): string {
  const [, file, givenLine, text = ''] = /^([^\s:]+\.\w+)(?::(\d+))?: (.*)$/s.exec(problem) ?? [];
  if (file === undefined) return problem;
  const [field = ''] = /^\w+(?:\[\d+\]|\.\w+)*/.exec(text) ?? [];
  const counted = field.replaceAll(/\[(\d+)\]|\.(\d+)(?=\.|$)/g, (_, index, key) => ` ${Number(index ?? key) + 1}`);
  const message = counted + text.slice(field.length);
  const line = givenLine ?? findLine(file, field);
  if (isOnGitHub)
    return `::${kind} file=${file}${line === null ? '' : `,line=${line}`}::${message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`;
  return `${kind === 'warning' ? 'Advice: ' : ''}${[file, line].filter((part) => part !== null).join(':')}: ${message}`;
}
