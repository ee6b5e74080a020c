// A text with the visitor's search words highlighted.

/** `text` with every occurrence of `wanted`, whatever the case, in a <mark>. An empty `wanted` marks nothing. */
export function Highlighted({ text, wanted }: { text: string; wanted: string }) {
  const lower = text.toLowerCase();
  const sought = wanted.trim().toLowerCase();
  // Some letters change length in lowercase, and then the positions would not match.
  if (sought === '' || lower.length !== text.length) return text;
  const parts = [];
  let from = 0;
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + sought.length)}</mark>);
    from = at + sought.length;
  }
  return [...parts, text.slice(from)];
}
