// What schema.org allows, read from schema-dts, whose declarations are generated from schema.org's own vocabulary.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Base {
  readonly parents: readonly string[];
  readonly properties: Map<string, string>; // name → the union of what it may hold
}

const declarations = path.join(path.dirname(createRequire(import.meta.url).resolve('schema-dts/package.json')), 'dist/schema.d.ts');

const bases = new Map<string, Base>(); // OrganizationBase → …
const leaves = new Map<string, readonly string[]>(); // Organization → the bases whose properties it has
const unions = new Map<string, readonly string[]>(); // Text → URL, string, …

function names(list: string): string[] {
  return list.split(/[,|]/).map((name) => name.trim());
}

function readDeclarations(): void {
  let base: Base | null = null;
  for (const line of readFileSync(declarations, 'utf8').split('\n')) {
    const [, name, kind, , parents = ''] = /^(?:export )?interface (\w+?)(Base|Leaf)(<.*>)?(?: extends (.+))? \{$/.exec(line) ?? [];
    if (name && kind === 'Leaf') leaves.set(name, names(parents));
    if (name) base = null;
    if (name && kind === 'Base') {
      base = { parents: names(parents), properties: new Map() };
      bases.set(`${name}Base`, base);
    }
    const [, property, union] = /^ {4}"([^"]+)"\?: SchemaValue<(.+), "[^"]+">;$/.exec(line) ?? [];
    if (property && union) base?.properties.set(property, union);
    const [, alias, members] = /^export type (\w+) = (.+);$/.exec(line) ?? [];
    if (alias && members) unions.set(alias, names(members));
  }
}

readDeclarations();

/** What a property of a type may hold, as the names in its declaration; null when the type has no such property. */
function declared(owners: readonly string[], property: string): readonly string[] | null {
  for (const owner of owners) {
    const base = bases.get(owner);
    const union = base?.properties.get(property);
    if (union) return names(union);
    const inherited = base && declared(base.parents, property);
    if (inherited) return inherited;
  }
  return null;
}

const expanded = new Map<string, ReadonlySet<string>>();

/** Every leaf, literal and primitive that a name stands for. */
function expand(name: string): ReadonlySet<string> {
  const known = expanded.get(name);
  if (known) return known;
  const all = new Set([name]);
  expanded.set(name, all);
  for (const member of unions.get(name) ?? []) for (const inner of expand(member)) all.add(inner);
  return all;
}

const WEB_ADDRESS = /^https:\/\/[^\s]+$/;

/** What a text has to look like where the declaration allows one of these and no free text. */
const FORMS: Readonly<Record<string, RegExp>> = {
  URL: WEB_ADDRESS,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}(T\S+)?$/,
  Time: /^\d{2}:\d{2}(:\d{2})?$/,
};

function isAllowedText(text: string, allowed: readonly string[]): boolean {
  const all = new Set(allowed.flatMap((name) => [...expand(name)]));
  if (all.has(`"${text}"`)) return true;
  if (allowed.includes('Text')) return true;
  const forms = allowed.flatMap((name) => FORMS[name] ?? []);
  if (forms.length > 0) return forms.some((form) => form.test(text));
  return all.has('string');
}

function typesOf(thing: object): string[] {
  const type = (thing as { '@type'?: string | string[] })['@type'];
  return type === undefined ? [] : [type].flat();
}

function valueProblems(value: unknown, allowed: readonly string[], where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => valueProblems(entry, allowed, `${where}[${index}]`));
  const all = new Set(allowed.flatMap((name) => [...expand(name)]));
  const refusal = [`${where} is ${JSON.stringify(value)}; it should be ${allowed.filter((name) => name !== 'IdReference').join(' or ')}`];
  if (typeof value === 'string') return isAllowedText(value, allowed) ? [] : refusal;
  if (typeof value !== 'object' || value === null) return all.has(typeof value) ? [] : refusal;
  const types = typesOf(value);
  if (types.length === 0) return '@id' in value && allowed.includes('IdReference') ? [] : refusal;
  return types.some((type) => all.has(`${type}Leaf`)) ? thingProblems(value, where) : refusal;
}

function thingProblems(thing: object, where: string): string[] {
  const types = typesOf(thing);
  if (types.length === 0) return [`${where} has no @type`];
  const unknown = types.filter((type) => !leaves.has(type));
  if (unknown.length > 0) return [`${where} is a ${unknown.join(' and a ')}, which schema.org does not know`];
  const owners = types.flatMap((type) => leaves.get(type) ?? []);
  return Object.entries(thing).flatMap(([property, value]) => {
    const place = `${where}.${property}`;
    if (property === '@id') return WEB_ADDRESS.test(String(value)) ? [] : [`${place} is not an address`];
    if (property === '@type') return [];
    if (property.endsWith('-input')) return types.some((type) => type.endsWith('Action')) ? [] : [`${place} belongs to actions only`];
    const allowed = declared(owners, property);
    return allowed ? valueProblems(value, allowed, place) : [`${place}: ${types.join(', ')} has no such property`];
  });
}

/** Every @id in a structure, however deep; a reference is an object that says nothing else. */
function ids(value: unknown): { id: string; isReference: boolean }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(ids);
  return '@id' in value ? [{ id: String(value['@id']), isReference: Object.keys(value).length === 1 }, ...inner] : inner;
}

/** What is wrong with the JSON-LD of one page, each with its place; empty when schema.org allows all of it. */
export function structuredDataProblems(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`is no JSON: ${String(error)}`];
  }
  const { '@context': context, '@graph': graph } = data as { '@context'?: unknown; '@graph'?: unknown };
  if (context !== 'https://schema.org') return [`@context is ${JSON.stringify(context)}; it should be "https://schema.org"`];
  if (!Array.isArray(graph)) return ['has no @graph'];
  const all = ids(graph);
  const defined = all.filter(({ isReference }) => !isReference).map(({ id }) => id);
  return [
    ...graph.flatMap((thing: object, index) => thingProblems(thing, `@graph[${index}]`)),
    ...all.filter(({ id, isReference }) => isReference && !defined.includes(id)).map(({ id }) => `refers to ${id}, which is not there`),
    ...defined.filter((id, index) => defined.indexOf(id) !== index).map((id) => `has ${id} twice`),
  ];
}
