// Fetches the data file of a page. Without a client loader, React Router asks for none in 404.html and throws an error that is no 404,
// so that the page of an unknown slug would not say so.
import type { ClientLoaderFunctionArgs } from 'react-router';

/** Has the type of the page's loader: `never` adds nothing to it. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<never> {
  return serverLoader<never>();
}
