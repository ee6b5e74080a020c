// A static export of Next.js with one client component.
import path from 'node:path';
import type { Rival } from './rival.ts';
import { install, run, writeFiles } from '../workshop/workshop.ts';

const LAYOUT = `import './page.css';
export const metadata = { title: 'Home', description: 'The home page' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

const PAGE = `import body from '../body.json';
import { Counter } from './counter';
export default function Page() {
  return <><div dangerouslySetInnerHTML={{ __html: body }} /><Counter /></>;
}
`;

const COUNTER = `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

export const next: Rival = {
  name: 'Next.js, static export',
  async build(folder, { body, styles }) {
    await install(folder, { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' });
    await writeFiles(folder, {
      'next.config.mjs': `export default { output: 'export', turbopack: { root: import.meta.dirname } };\n`,
      'body.json': JSON.stringify(body),
      'app/layout.jsx': LAYOUT,
      'app/page.jsx': PAGE,
      'app/counter.jsx': COUNTER,
      'app/page.css': styles,
    });
    await run(folder, 'npx', ['next', 'build']);
    return path.join(folder, 'out');
  },
};
