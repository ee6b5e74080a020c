// Which paths of the site a rule is for.

/** Whether a path is one of these: a whole path, all that begin with what stands before a *, or all that end with what stands after it. */
export function isAmong(patterns: readonly string[], pathname: string): boolean {
  return patterns.some((pattern) => {
    if (pattern.startsWith('*')) return pathname.endsWith(pattern.slice(1));
    return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
  });
}
