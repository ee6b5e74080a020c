// Highlights search words in a text.
import { findMarks } from './search-words.ts';

/** Wraps in a <mark> what a text has of a query. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const marks = findMarks(text, query);
  const parts = marks.map(([start, end], index) => [
    text.slice(marks[index - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  // Every change makes a new element, because React loses the texts between the marks in a translated page (see docs/architecture.md).
  return (
    <span key={`${text} ${marks.join(' ')}`}>
      {parts.flat()}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </span>
  );
}
