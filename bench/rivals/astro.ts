// An Astro page with one React island.
import path from 'node:path';
import type { Rival } from './rival.ts';
import { install, run, writeFiles } from '../workshop/workshop.ts';

const PAGE = `---
import '../page.css';
import body from '../body.json';
import { Counter } from '../counter.jsx';
---
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="The home page" />
    <title>Home</title>
  </head>
  <body>
    <Fragment set:html={body} />
    <Counter client:load />
  </body>
</html>
`;

const COUNTER = `import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

const CONFIG = `import react from '@astrojs/react';
export default { integrations: [react()], output: 'static' };
`;

export const astro: Rival = {
  name: 'Astro, one React island',
  async build(folder, { body, styles }) {
    await install(folder, { astro: '7.3.5', '@astrojs/react': '7.0.0', react: '19.3.1', 'react-dom': '19.3.1' });
    await writeFiles(folder, {
      'astro.config.mjs': CONFIG,
      'src/body.json': JSON.stringify(body),
      'src/counter.jsx': COUNTER,
      'src/page.css': styles,
      'src/pages/index.astro': PAGE,
    });
    await run(folder, 'npx', ['astro', 'build']);
    return path.join(folder, 'dist');
  },
};
