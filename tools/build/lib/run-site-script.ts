// `node tools/build/lib/run-site-script.ts <script> …`: runs scripts that import modules of the site, which Vite resolves and transforms
// as in a build.
import { loadSiteModule } from './load-site-module.ts';

for (const argument of process.argv.slice(2)) if (argument.endsWith('.ts')) await loadSiteModule(argument);
