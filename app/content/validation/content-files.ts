// Loads everything that editors write, by file name in app/content/data/.

export interface Content {
  /** Exports of each file: modules['team.ts'].team. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly texts: Readonly<Record<string, string>>;
}

const MODULES = import.meta.glob<Record<string, unknown>>(
  [
    '../data/{about,business-hours,faq,footer-games,jobs,not-found,press,projects,security,services,studio,team}.ts',
    '../data/{case-studies,catalogue,pages,play}/*.ts',
  ],
  { eager: true },
);
const TEXTS = import.meta.glob<string>('../data/legal/*.md', { eager: true, query: '?raw', import: 'default' });

function keyByFile<Value>(files: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(files).map(([file, value]) => [file.replace(/^\.\.\/data\//, ''), value]));
}

export const siteContent: Content = { modules: keyByFile(MODULES), texts: keyByFile(TEXTS) };
