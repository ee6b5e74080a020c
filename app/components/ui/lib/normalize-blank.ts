// Makes text that nobody sees blank.

/** With a space for each control, zero-width and filling character, and without spaces at the ends; empty if nothing is to be seen. */
export function normalizeBlank(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{DI}\u2800]/gu, ' ').trim();
}
