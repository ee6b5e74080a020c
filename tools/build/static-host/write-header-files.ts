// Writes _headers and _redirects into the built site. Our own server reads the Content-Security-Policy from _headers.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createContentSecurityPolicy } from '../../../server/headers.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { listPageFiles, listPagePaths } from '../lib/page-paths.ts';
import { hashInlineScripts } from '../html/hash-inline-scripts.ts';
import { formatHeadersFile, formatRedirectsFile } from './header-files.ts';

export async function writeHeaderFiles(site: string): Promise<void> {
  const { formsEndpoint, analyticsSource, reportsEndpoint } = readBuildEnvironment(path.resolve(import.meta.dirname, '../../..'));
  const pages = await listPagePaths(site);
  const texts = await Promise.all((await listPageFiles(site)).map((file) => readFile(path.join(site, file), 'utf8')));
  const policy = createContentSecurityPolicy(hashInlineScripts(texts), formsEndpoint, analyticsSource, reportsEndpoint);
  await writeFile(path.join(site, '_headers'), formatHeadersFile(policy, pages));
  await writeFile(path.join(site, '_redirects'), formatRedirectsFile(pages));
}
