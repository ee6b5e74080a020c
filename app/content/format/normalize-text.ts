/** Takes off what editors on other systems save: a byte order mark, and CRLF at the end of lines. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n/g, '\n');
}
