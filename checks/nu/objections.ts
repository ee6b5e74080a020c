// What the Nu HTML checker says of pages, and which of its messages are no errors of ours.

/** What the checker is wrong about, each with why. */
const MISTAKEN: readonly RegExp[] = [
  // Its part for styles knows neither container queries nor view transitions. Stylelint checks our styles, against the browsers that we support.
  /^CSS: /,
  // The map in that frame comes from another origin, so it cannot reach the page that would have to let it out.
  /^Bad value “allow-scripts allow-same-origin .*” for attribute “sandbox” on element “iframe”: Setting both /,
];

interface Message {
  readonly type: string;
  readonly url?: string; // of the file
  readonly lastLine?: number;
  readonly firstColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/** Reads the checker's JSON: one line for each error, with its file beside `folder`. Throws on anything else. */
export function readObjections(json: string, folder: string): string[] {
  const { messages } = JSON.parse(json) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ type, message }) => type !== 'info' && !MISTAKEN.some((pattern) => pattern.test(message)))
    .map(({ url = '', lastLine = 0, firstColumn = 0, message, extract = '' }) => {
      const file = decodeURI(url).split(`${folder}/`).at(-1) ?? url;
      return `${file}:${lastLine}:${firstColumn} ${message} (${extract.trim()})`;
    });
}

/** The bare form of a page: its styles become blanks, which takes the checker a quarter of the time, and every column stays. */
export function withoutStyles(html: string): string {
  return html.replaceAll(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (_, start: string, styles: string) => start + styles.replaceAll(/\S/g, ' '));
}
