// Detects the phone platform, which decides which store badge comes first.

export type PhonePlatform = 'ios' | 'android';

/** Attribute of the root element, for styles. */
export const PHONE_ATTRIBUTE = 'data-phone';

/**
 * Detects phones and tablets from the user agent. All iOS user agents contain "Mac OS", but no Mac has a touch screen. Null for all other
 * devices.
 */
export function detectPhonePlatform(userAgent: string, maxTouchPoints: number): PhonePlatform | null {
  if (/android/i.test(userAgent)) return 'android';
  return userAgent.includes('Mac OS') && maxTouchPoints > 0 ? 'ios' : null;
}
