// Escapes text for XML and HTML, in elements and in quoted attributes.

/** The apostrophe is numeric, because HTML 4 does not define `&apos;`. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
