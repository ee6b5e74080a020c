// The router's manifest without what goes without saying: it is part of every page.

const BEGINNING = 'window.__reactRouterManifest=';

interface Manifest {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>> & { readonly imports?: readonly string[] }>>;
}

/** The text of the manifest without what is false, and without the modules that the root has brought to every page. Refuses a text of another form. */
export function leanManifest(text: string): string {
  if (!text.startsWith(BEGINNING)) throw new Error('The router writes its manifest in another way now');
  const manifest = JSON.parse(text.slice(BEGINNING.length).replace(/;\s*$/, '')) as Manifest;
  const everywhere = manifest.routes['root']?.imports ?? [];
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const imports = id === 'root' ? route.imports : route.imports?.filter((module) => !everywhere.includes(module));
    return [id, Object.fromEntries(Object.entries<unknown>({ ...route, imports }).filter(([, value]) => value !== false))];
  });
  return `${BEGINNING}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] })};`;
}
