/** The `translate` attribute of a value: scores, times and other values without letters are not for translators. */
export function getTranslate(value: string | number): 'no' | undefined {
  return /\p{Letter}/u.test(String(value)) ? undefined : 'no';
}
