// Shares through the device's share sheet (Web Share API), and copies to the clipboard.

/**
 * Opens the share sheet. False if the browser has none or refuses the data.
 * A visitor who closes the sheet has changed their mind: that counts as shared, so that nothing is copied or saved instead.
 */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies text to the clipboard. False if the browser denies access to it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Opens the share sheet with `data`; without one, copies `text`. 'refused' if the browser denies access to the clipboard. */
export async function shareOrCopy(data: ShareData, text: string): Promise<ShareOutcome> {
  if (await openShareSheet(data)) return 'shared';
  return (await copyText(text)) ? 'copied' : 'refused';
}
