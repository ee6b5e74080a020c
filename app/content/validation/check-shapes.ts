// Validates entries against their schemas and describes the issues in words.
import * as v from 'valibot';
import type { Entry } from './entries.ts';

/** Default message for issues without a message in the schema. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a field here; check its spelling, or take it out';
  if (issue.received === 'undefined') return 'is missing';
  switch (issue.type) {
    case 'string':
      return 'is not a text; put it in quotes';
    case 'number':
      return 'is not a number; write it without quotes, such as 4.8';
    case 'integer':
      return `is ${issue.received}; it should be a whole number`;
    case 'array':
      return 'is not a list; put it in [ ]';
    case 'boolean':
      return 'is neither true nor false';
    default:
      return `is ${issue.received}; it should be ${issue.expected}`;
  }
}

/** Returns problems as "file: field problem". */
export function findShapeProblems({ file, where, value, schema }: Entry): string[] {
  const result = v.safeParse(schema, value, { message: describeIssue });
  if (result.success) return [];
  return result.issues.map((issue) => {
    const field = [where, v.getDotPath(issue)].filter(Boolean).join('.');
    return `${file}: ${field} ${issue.message}`;
  });
}
