// `npx node tools/bench/bench.ts [part …]`: runs the named benchmarks, or both, on the built site.
import { measureInput } from './input-latency.ts';
import { measurePages } from './page-speed.ts';

const PARTS: Readonly<Record<string, { readonly what: string; readonly measure: () => Promise<readonly object[]> }>> = {
  input: { what: 'Input to paint in the mini games, CPU slowed four times', measure: measureInput },
  pages: { what: 'Pages compared with themselves without scripts', measure: measurePages },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(' and ')}.`);
  process.exit(1);
}

for (const [name, { what, measure }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const rows = await measure();
  console.log(what);
  console.table(rows);
}
