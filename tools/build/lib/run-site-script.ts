// `node tools/build/lib/run-site-script.ts <script> …`: runs a script that imports modules of the site, which Vite resolves and transforms
// as in a build.
import { loadSiteModule } from './load-site-module.ts';

await loadSiteModule(process.argv[2] ?? '');
