// Checks that no text of a page is a whole email address: Cloudflare replaces those by elements, and React would render the page again.
import type { BuiltPage } from './built-page.ts';

/** In text, not in an attribute: a tag follows. */
const ADDRESS_IN_TEXT = /[\w.+-]+@[\w-]+\.\w[\w.-]*(?=[^<>]*<)/g;

export function checkEmailAddresses({ html }: BuiltPage): string[] {
  const texts = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  return Array.from(texts.matchAll(ADDRESS_IN_TEXT), ([address]) => `${address} is one text, without EmailAddress`);
}
