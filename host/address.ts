// What an address asks for, by the table of address rules.
import { ADDRESS_LIMIT_BYTES, ADDRESS_RULES } from './address-rules.ts';

export type Asked =
  /** The decoded path of a file, which may or may not exist. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 };

const RULES = ADDRESS_RULES.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern) }));

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Reads the address of a request line; an origin in front of it, as proxies send it, is ignored. */
export function readAddress(address: string): Asked {
  if (address.length > ADDRESS_LIMIT_BYTES) return { kind: 'refused', status: 414 };
  const sent = address.replace(/^https?:\/\/[^/?]*/i, '');
  if (!sent.startsWith('/')) return { kind: 'refused', status: 400 };
  const path = decode(sent.split('?', 1)[0] ?? '');
  for (const rule of RULES) {
    // A path that is not valid UTF-8 names no file.
    if (rule.over === 'path' && path === null) break;
    const found = rule.pattern.exec(rule.over === 'path' ? (path ?? '') : sent);
    if (!found) continue;
    if (rule.answer === 'refused') return { kind: 'refused', status: 400 };
    if (rule.answer === 'moved') return { kind: 'moved', location: `/${rule.to.map((group) => found[group] ?? '').join('')}` };
    if (rule.answer === 'hidden') return { kind: 'hidden' };
    break;
  }
  return path === null ? { kind: 'hidden' } : { kind: 'path', path };
}
