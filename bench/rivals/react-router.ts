// Our own site as React Router writes it, without the steps that follow in our build.
import path from 'node:path';
import { copySources } from '../workshop/sources.ts';
import type { Rival } from './rival.ts';
import { run } from '../workshop/workshop.ts';

export const reactRouter: Rival = {
  name: 'React Router, its default output',
  async build(folder) {
    await copySources(folder);
    await run(folder, 'npx', ['react-router', 'build']);
    return path.join(folder, 'build/client');
  },
};
