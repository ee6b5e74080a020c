import type { Config } from '@react-router/dev/config';
import { sitePaths } from './app/content/paths.ts';

export default { ssr: false, prerender: [...sitePaths] } satisfies Config;
