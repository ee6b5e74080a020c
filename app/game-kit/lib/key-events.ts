// Reads keyboard events, whatever the layout: shortcuts by name, controls by position, digits of every script.
import type { Direction } from './directions.ts';

/** The parts of a `KeyboardEvent` that games read. */
export interface KeyPress {
  readonly key: string;
  /** The position of the key on a US keyboard; empty on some virtual keyboards. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  w: 'up',
  d: 'right',
  s: 'down',
  a: 'left',
};

/** Whether a game may handle the key: combinations with Ctrl, Meta or Alt belong to the browser. */
export function isPlainKey(event: Pick<KeyPress, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The value of a decimal digit; Unicode has those of each script in a row, 0 to 9 (section 4.6). Null for other text. */
function parseDigit(text: string): number | null {
  if (!/^\p{Nd}$/u.test(text)) return null;
  const codePoint = text.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}

/** The letter at the position of a key on a US keyboard, in lower case; undefined for other keys and on keyboards without `code`. */
function getLetterAt(code: string): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/**
 * The name of a key, for shortcuts: a letter from A to Z in lower case, a digit from 0 to 9, '?', or `KeyboardEvent.key`. Where the layout
 * has no such letter or digit on the key, its position on a US keyboard counts.
 */
export function readKey({ key, code, shiftKey }: Omit<KeyPress, 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (/^[?؟՞？]$/.test(key)) return '?';
  const digit = parseDigit(key);
  if (digit !== null) return String(digit);
  const digitAt = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return getLetterAt(code) ?? digitAt ?? key;
}

/** The name of the key in this position of a US keyboard, for controls such as WASD; where the position is unknown, the same as `readKey`. */
export function readPosition(event: Omit<KeyPress, 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  return getLetterAt(event.code) ?? readKey(event);
}

/** The direction of an arrow key or of W, A, S or D, by position and else by name; null for other keys and for combinations. */
export function getDirectionForKey(event: KeyPress): Direction | null {
  if (!isPlainKey(event)) return null;
  return DIRECTIONS[readPosition(event)] ?? DIRECTIONS[readKey(event)] ?? null;
}

/** What games in which letters are typed say of others. */
export const LETTERS_ONLY = 'Use the letters A to Z.';

/** Whether a text, or the `key` of an event, has a letter other than A to Z. */
export function hasOtherLetter(text: string): boolean {
  return /[^\P{L}A-Za-z]/u.test(text);
}
