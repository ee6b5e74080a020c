// All that an editor writes, by its file below app/content/.

export interface Content {
  /** What each file exports: modules['team.ts'].team. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The texts in Markdown. */
  readonly texts: Readonly<Record<string, string>>;
}

const DATA = import.meta.glob<Record<string, unknown>>(
  [
    '../{about,faq,hours,jobs,navigation,not-found,press,projects,security,services,studio,team}.ts',
    '../{case-studies,catalogue,pages,play}/*.ts',
  ],
  { eager: true },
);
const TEXTS = import.meta.glob<string>('../legal/*.md', { eager: true, query: '?raw', import: 'default' });

function byFile<Value>(files: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(files).map(([file, value]) => [file.replace(/^\.\.\//, ''), value]));
}

/** The content of this site. */
export const content: Content = { modules: byFile(DATA), texts: byFile(TEXTS) };
