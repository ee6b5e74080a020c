// Tests which key a press is, and which action a key has.
import { expect, it } from 'vitest';
import { getDirectionForKey, hasOtherLetter, isPlainKey, readKey, readPosition, type KeyPress } from '#app/game-kit/lib/key-events.ts';

function press(key: string, code = '', held: Partial<KeyPress> = {}): KeyPress {
  return { key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

/** Layouts of real keyboards: what a key sends, what a shortcut reads, and what a control by position reads. */
it.each([
  ['US', 'u', 'KeyU', 'u', 'u'],
  ['US with Shift or Caps Lock', 'U', 'KeyU', 'u', 'u'],
  ['US', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ['US', ' ', 'Space', ' ', ' '],
  ['AZERTY', 'z', 'KeyW', 'z', 'w'],
  ['AZERTY', 'm', 'Semicolon', 'm', 'm'],
  ['AZERTY, digits without Shift', 'é', 'Digit2', '2', '2'],
  ['QWERTZ', 'y', 'KeyZ', 'y', 'z'],
  ['Dvorak', ',', 'KeyW', 'w', 'w'],
  ['Russian', 'я', 'KeyZ', 'z', 'z'],
  ['Russian', 'ж', 'Semicolon', 'ж', 'ж'],
  ['Greek, a dead key', 'Dead', 'KeyW', 'w', 'w'],
  ['Armenian, digits behind letters', 'ձ', 'Digit4', '4', '4'],
  ['Arabic, two letters on one key', 'لا', 'KeyB', 'b', 'b'],
  ['Arabic', '٧', 'Digit7', '7', '7'],
  ['an input method', 'Process', 'KeyH', 'h', 'h'],
  ['a virtual keyboard without codes', 'w', '', 'w', 'w'],
  ['a virtual keyboard without keys', 'Unidentified', '', 'Unidentified', 'Unidentified'],
])('%s: %j at %j is the key %j and the position %j', (_, key, code, name, position) => {
  expect(readKey(press(key, code))).toBe(name);
  expect(readPosition(press(key, code))).toBe(position);
});

it.each([
  ['US', '?', 'Slash'],
  ['Russian', '?', 'Digit7'],
  ['Arabic', '؟', 'Slash'],
  ['Armenian', '՞', 'KeyA'],
])('%s: %j at %s is the question mark, with Shift', (_, key, code) => {
  expect(readKey(press(key, code, { shiftKey: true }))).toBe('?');
});

it('leaves punctuation above the digits alone', () => {
  expect(readKey(press('!', 'Digit1', { shiftKey: true }))).toBe('!');
});

it('reads the digits of every script', () => {
  // The numbering systems of CLDR that write digits by place.
  const systems = Intl.supportedValuesOf('numberingSystem').flatMap((id) => {
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit.toLocaleString(`en-u-nu-${id}`));
    return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [digits] : [];
  });
  expect(systems.length).toBeGreaterThan(50);
  for (const digits of systems) expect(digits.map((digit) => readKey(press(digit, 'Numpad0'))).join('')).toBe('0123456789');
});

it.each([
  ['ArrowUp', 'ArrowUp', 'up'],
  ['ArrowLeft', '', 'left'],
  ['w', 'KeyW', 'up'],
  ['a', 'KeyA', 'left'],
  ['z', 'KeyW', 'up'], // AZERTY
  ['a', 'KeyQ', 'left'], // the position means nothing there, but the key table says A
  [',', 'KeyW', 'up'], // Dvorak
  ['q', 'KeyQ', null],
])('%j at %j means the direction %s', (key, code, direction) => {
  expect(getDirectionForKey(press(key, code))).toBe(direction);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('G2 ignores keys with %s, because they belong to the browser', (held) => {
  expect(isPlainKey(press('a', 'KeyA', { [held]: true }))).toBe(false);
  expect(getDirectionForKey(press('ArrowLeft', 'ArrowLeft', { [held]: true }))).toBeNull();
});

it('accepts keys alone and with Shift', () => {
  expect(isPlainKey(press('a', 'KeyA'))).toBe(true);
  expect(isPlainKey(press('A', 'KeyA', { shiftKey: true }))).toBe(true);
});

it.each(['я', 'é', 'ձ', 'لا', '蝶', 'CRя'])('%s has a letter besides A to Z', (text) => expect(hasOtherLetter(text)).toBe(true));
it.each(['a', 'Z', 'Enter', 'CR4NE', '٧', ' ', '', '?'])('%j has none', (text) => expect(hasOtherLetter(text)).toBe(false));
