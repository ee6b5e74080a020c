// Which of the two kinds of phone a visitor holds: it decides which store comes first.

export type Phone = 'ios' | 'android';

/** On the root element, for styles. */
export const PHONE_ATTRIBUTE = 'data-phone';

/** The kind of phone or tablet, from what its browser says of itself; an iPad calls itself a Mac, but can be touched. Null for everything else. */
export function phoneOf(userAgent: string, maxTouchPoints: number): Phone | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios';
  return null;
}
