// Saves a file that the page has made to the visitor's downloads.

/** Revoking the URL too early cancels the download in some browsers; a minute is enough for all of them. */
const REVOKE_DELAY_MS = 60_000;

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
