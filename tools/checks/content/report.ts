// Words what a check of the content has found, with the line to look at.

/** "file:line: message"; on GitHub, the command that shows it beside that line. */
function formatLine(kind: 'error' | 'warning', file: string, line: number | null, message: string, isOnGitHub: boolean): string {
  const place = line === null ? '' : `,line=${line}`;
  if (isOnGitHub) return `::${kind} file=${file}${place}::${message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`;
  return `${kind === 'warning' ? 'Advice: ' : ''}${file}${line === null ? '' : `:${line}`}: ${message}`;
}

/**
 * Words a problem such as "app/content/data/team.ts: team[2].name is missing" or "app/content/data/team.ts:31: a comma is missing". Entries of
 * lists count from 1, as people do. `findLine` finds the line of a field in a file.
 */
export function formatProblem(
  kind: 'error' | 'warning',
  problem: string,
  findLine: (file: string, field: string) => number | null,
  isOnGitHub: boolean,
): string {
  const [, file, line, message = ''] = /^([^\s:]+\.\w+)(?::(\d+))?: (.*)$/s.exec(problem) ?? [];
  if (file === undefined) return problem;
  const [field = ''] = /^\w+(?:\[\d+\]|\.\w+)*/.exec(message) ?? [];
  const counted = field.replaceAll(/\[(\d+)\]|\.(\d+)(?=\.|$)/g, (_, index, key) => ` ${Number(index ?? key) + 1}`);
  return formatLine(
    kind,
    file,
    line === undefined ? findLine(file, field) : Number(line),
    counted + message.slice(field.length),
    isOnGitHub,
  );
}
