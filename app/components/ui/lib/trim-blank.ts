// Removes from both ends of a text what nobody sees.

/** Inside of a character class with the flag u: white space, controls, zero-width and filling characters, and the empty Braille pattern. */
export const BLANK = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800`;

const ENDS = new RegExp(`^[${BLANK}]+|[${BLANK}]+$`, 'gu');

/** Empty for a text of spaces and invisible characters alone. */
export function trimBlank(text: string): string {
  return text.replaceAll(ENDS, '');
}
