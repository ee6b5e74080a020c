// Writes _headers and _redirects into the built site. Our own server reads the Content-Security-Policy from _headers.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createContentSecurityPolicy } from '../../../server/headers.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { SITE_FOLDER } from '../lib/build-folder.ts';
import { listPageFiles, listPagePaths } from '../lib/page-paths.ts';
import { hashInlineScripts } from '../html/hash-inline-scripts.ts';
import { formatHeadersFile, formatRedirectsFile } from './header-files.ts';

const { formsEndpoint, analyticsSource, reportsEndpoint } = readBuildEnvironment(path.resolve(import.meta.dirname, '../../..'));
const pages = await listPagePaths();
const texts = await Promise.all((await listPageFiles()).map((file) => readFile(path.join(SITE_FOLDER, file), 'utf8')));
const scriptHashes = hashInlineScripts(texts);

const policy = createContentSecurityPolicy(scriptHashes, formsEndpoint, analyticsSource, reportsEndpoint);

await writeFile(path.join(SITE_FOLDER, '_headers'), formatHeadersFile(policy, pages));
await writeFile(path.join(SITE_FOLDER, '_redirects'), formatRedirectsFile(pages));
console.log(`_headers and _redirects: one policy with ${scriptHashes.length} scripts for ${texts.length} pages`);
