// Writes how the built site is to be served: headers for our own host, and the same for static hosts, nginx and Caddy.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteHeaders } from '../host/headers.ts';
import { readBuildEnvironment } from './build-environment.ts';
import { BUILD, SITE } from './build-folder.ts';
import { builtPaths, pageFile } from './built-paths.ts';
import { caddyfile } from './deploy-files/caddy.ts';
import { inlineScriptHashes } from './deploy-files/inline-scripts.ts';
import { nginxConfiguration } from './deploy-files/nginx.ts';
import { headersFile, redirectsFile } from './deploy-files/static-host.ts';

/** Where docs/deploying.md keeps the current release of one machine. */
const ROOT = '/srv/apricotgames/current/client';
const DEFAULT_ORIGIN = 'https://apricotgames.example';

const root = path.resolve(import.meta.dirname, '..');
const deploy = path.join(BUILD, 'deploy');

const { origin = DEFAULT_ORIGIN, formsEndpoint } = readBuildEnvironment(root);
const pages = await builtPaths(SITE);
const texts = await Promise.all([...pages.map(pageFile), '404.html'].map((file) => readFile(path.join(SITE, file), 'utf8')));
const scriptHashes = inlineScriptHashes(texts);
const headers = siteHeaders({ scriptHashes, formsEndpoint });
const publication = { site: headers, origin: origin.replace(/\/+$/, ''), root: ROOT };

await mkdir(deploy, { recursive: true });
await writeFile(path.join(deploy, 'headers.json'), JSON.stringify(headers, null, 2));
await writeFile(path.join(deploy, 'nginx.conf'), nginxConfiguration(publication));
await writeFile(path.join(deploy, 'Caddyfile'), caddyfile(publication));
await writeFile(path.join(SITE, '_headers'), headersFile(headers, pages));
await writeFile(path.join(SITE, '_redirects'), redirectsFile(pages));
console.log(`How to serve it: build/deploy, one policy with ${scriptHashes.length} scripts for ${texts.length} pages`);
