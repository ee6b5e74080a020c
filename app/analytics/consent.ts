// The visitor's answer to whether an analytics provider may count the visit, stored on the device.
const KEY = 'apricot.analytics';

export type Consent = 'granted' | 'denied';

/** Whether the browser sends Global Privacy Control or Do Not Track, which count as a no that is not to be asked about. */
export function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Null if there is no answer yet, or if storage is denied. */
export function readConsent(): Consent | null {
  if (isTrackingRefused()) return 'denied';
  try {
    const text = localStorage.getItem(KEY);
    return text === 'granted' || text === 'denied' ? text : null;
  } catch {
    return null;
  }
}

export function saveConsent(answer: Consent): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Storage is denied or full: the answer holds until the page is left.
  }
}
