// Writes _headers and _redirects into the built site. The server reads the policy from _headers, too.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '../../../server/headers.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { SITE } from '../lib/build-folder.ts';
import { builtPaths, pageFile } from '../lib/page-paths.ts';
import { inlineScriptHashes } from '../html/hash-inline-scripts.ts';
import { headersFile, redirectsFile } from './header-files.ts';

const { formsEndpoint } = readBuildEnvironment(path.resolve(import.meta.dirname, '../../..'));
const pages = await builtPaths(SITE);
const texts = await Promise.all([...pages.map(pageFile), '404.html'].map((file) => readFile(path.join(SITE, file), 'utf8')));
const scriptHashes = inlineScriptHashes(texts);

await writeFile(path.join(SITE, '_headers'), headersFile(contentSecurityPolicy(scriptHashes, formsEndpoint), pages));
await writeFile(path.join(SITE, '_redirects'), redirectsFile(pages));
console.log(`_headers and _redirects: one policy with ${scriptHashes.length} scripts for ${texts.length} pages`);
