// Highlights search words in a text.

/** Wraps every match of `query` in a <mark>, ignoring case. An empty query matches nothing. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const lower = text.toLowerCase();
  const needle = query.trim().toLowerCase();
  // Some letters change length in lowercase; the positions would not match.
  if (needle === '' || lower.length !== text.length) return text;
  const parts = [];
  let from = 0;
  for (let at = lower.indexOf(needle); at !== -1; at = lower.indexOf(needle, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + needle.length)}</mark>);
    from = at + needle.length;
  }
  return [...parts, text.slice(from)];
}
