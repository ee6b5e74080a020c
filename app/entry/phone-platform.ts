// Which of the two kinds of phone a visitor holds: it decides which store comes first.

export type PhonePlatform = 'ios' | 'android';

/** On the root element, for styles. */
export const PHONE_ATTRIBUTE = 'data-phone';

/** The kind of phone or tablet, from what its browser says of itself. Apple's all name the Mac that they are like; no Mac can be touched. Null for everything else. */
export function detectPhonePlatform(userAgent: string, maxTouchPoints: number): PhonePlatform | null {
  if (/android/i.test(userAgent)) return 'android';
  return userAgent.includes('Mac OS') && maxTouchPoints > 0 ? 'ios' : null;
}
