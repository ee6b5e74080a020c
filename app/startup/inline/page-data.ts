// Recognizes the data of a page: a host or proxy may answer with something else, such as a log-in page, and the status 200.

/** Whether a text is the data of a page: one JSON array, in the router's stream format. */
export function isPageData(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
