/** Whether the visitor's browser is set to save data (Save-Data). False where the browser does not say so. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
