// Highlights search words in a text.
import { findMarks } from './search-words.ts';

/** Wraps in a <mark> what a text has of a query. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const marks = findMarks(text, query);
  const parts = marks.map(([start, end], index) => [
    text.slice(marks[index - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return [...parts.flat(), text.slice(marks.at(-1)?.[1] ?? 0)];
}
