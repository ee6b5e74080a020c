// Creates security.txt (RFC 9116), which tells where to report vulnerabilities.
import { toAbsoluteUrl } from './canonical.ts';
import type { Security } from '#app/content/schema/game-schema.ts';

export const SECURITY_PATH = '/.well-known/security.txt';

export function createSecurityTxt({ expires, languages }: Security, email: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${toAbsoluteUrl(SECURITY_PATH)}`,
    '',
  ].join('\n');
}
