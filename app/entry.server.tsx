// Renders a page as HTML: React Router calls it for each page of a build, and in development.
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const errors: unknown[] = [];
  const html = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => void errors.push(error),
  });
  // An error in a part that loads late is an error of the page.
  await html.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html');
  return new Response(html, { status, headers });
}
