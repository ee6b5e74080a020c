// Collects all strings in a content value.

/** All strings in a value at any depth, with their paths. */
export function collectStrings(value: unknown, field: string): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collectStrings(inner, `${field}.${key}`));
}
