// Checks that an answer is what its address promises. A host or proxy may answer every request with a page, such as a log-in, and the
// status 200.
import { isPageData } from '#app/startup/inline/page-data.ts';

/** Media types by the extension of a file. Some hosts know no type of newer pictures. */
const TYPES: readonly (readonly [extension: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(avif|webp|jpg|png|svg)$/, /^image\/|octet-stream/],
  [/\.\w+$/, /^(?!text\/html)/],
];

/** Whether a response has the type of the file at its path: data, script, style, picture or another file. A path without extension is a page. */
export async function hasExpectedType(pathname: string, response: Response): Promise<boolean> {
  if (pathname.endsWith('.data')) return isPageData(await response.clone().text());
  const [, type] = TYPES.find(([extension]) => extension.test(pathname)) ?? [null, /^text\/html/];
  return type.test(response.headers.get('Content-Type') ?? '');
}
