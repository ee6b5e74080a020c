// Loads everything that editors write, by file name in app/content/data/, and the families of pages.

export interface Content {
  /** Exports of each file: modules['team.ts'].team. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly texts: Readonly<Record<string, string>>;
  /** Files that no rule reads. */
  readonly unknownFiles: readonly string[];
}

const MODULES = import.meta.glob<Record<string, unknown>>(
  [
    '../data/{about,business-hours,faq,footer-games,jobs,not-found,press,prices,security,services,studio,team}.ts',
    '../data/{case-studies,catalogue,pages,play}/*.ts',
    '../page-families/*.ts',
  ],
  { eager: true },
);
const TEXTS = import.meta.glob<string>('../data/{app-ads.txt,legal/*.md}', { eager: true, query: '?raw', import: 'default' });

/** Code, generated files, and texts that have nothing to check but their types and letters. */
const UNCHECKED = import.meta.glob([
  '../data/{consent,case-studies,catalogue,counts,form-messages,frame,game-facts,next-games,offline,parts,places,play-text,site,weekly-plan}.ts',
  '../data/pictures/*',
]);
const FILES = import.meta.glob('../data/**/*');

function getName(file: string): string {
  return file.replace(/^\.\.\/(data\/)?/, '');
}

function keyByFile<Value>(files: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(files).map(([file, value]) => [getName(file), value]));
}

export const siteContent: Content = {
  modules: keyByFile(MODULES),
  texts: keyByFile(TEXTS),
  unknownFiles: Object.keys(FILES)
    .filter((file) => [MODULES, TEXTS, UNCHECKED].every((known) => !(file in known)))
    .map(getName),
};
