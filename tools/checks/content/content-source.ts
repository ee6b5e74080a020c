// Parses content files: reports syntax errors in words that need no programming knowledge, and collects texts with their line numbers.
import { parseSync } from 'vite';

export interface TextLine {
  readonly line: number; // from 1
  readonly text: string;
}

export interface ContentSource {
  /** Syntax errors as "12: message"; if there is one, `texts` is empty. */
  readonly mistakes: readonly string[];
  readonly texts: readonly TextLine[];
}

/** The parts of a syntax tree that lead to a field or a text. */
interface SyntaxTree {
  readonly type: string;
  readonly start: number;
  readonly declaration?: SyntaxTree | null;
  readonly declarations?: readonly SyntaxTree[];
  readonly id?: { readonly name: string };
  readonly init?: SyntaxTree | null;
  readonly expression?: SyntaxTree;
  readonly elements?: readonly (SyntaxTree | null)[];
  readonly properties?: readonly SyntaxTree[];
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly value?: unknown; // a text, or the tree of a field's value
}

const CURLY_QUOTES = /[‘’“”]/;
const APOSTROPHE_INSIDE = /'[^'"`]*\p{L}'\p{L}/u;
const THOUSANDS_COMMA = /:\s*\d{1,3}(?:,\d{3})+\b/;
const DECIMAL_COMMA = /:\s*\d+,\d/;

function getLineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Describes a syntax error for people who do not program, with the line to look at. */
function describeMistake(text: string, offset: number, message: string): string {
  const line = getLineNumber(text, offset);
  const sourceLine = text.split('\n')[line - 1] ?? '';
  const before = sourceLine.slice(0, offset - text.lastIndexOf('\n', offset - 1) - 1);
  if (THOUSANDS_COMMA.test(sourceLine)) return `${line}: a number has a comma in it; leave it out`;
  if (DECIMAL_COMMA.test(sourceLine)) return `${line}: a number has a comma in it; write a point, as in 4.8`;
  if (message.startsWith('Invalid Character') && CURLY_QUOTES.test(sourceLine))
    return `${line}: a text stands in curly quotes; put it in straight ones: '…' or "…"`;
  if (APOSTROPHE_INSIDE.test(sourceLine)) return `${line}: an apostrophe ends the text too early; put the whole text in "…" instead of '…'`;
  if (message === 'Unterminated string') return `${line}: a text has no closing quote`;
  if (message.includes('found `EOF`')) return `${line}: the file ends before everything is closed; a } or ] is missing`;
  if (message.startsWith('Expected `,`') && before.trim() === '') return `${line - 1}: a comma is missing at the end`;
  return `${line}: this cannot be read (${message.replaceAll('`', '')}); check the quotes, commas and brackets`;
}

/** Returns every string literal with its offset. */
function collectTexts(node: unknown): { readonly start: number; readonly text: string }[] {
  if (Array.isArray(node)) return node.flatMap(collectTexts);
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, value } = node as SyntaxTree;
  if (type === 'Literal' && typeof value === 'string') return [{ start, text: value }];
  if (type === 'TemplateElement') return [{ start, text: (value as { cooked: string | null }).cooked ?? '' }];
  return Object.values(node).flatMap(collectTexts);
}

/** The value inside of `as const`, `satisfies` and parentheses. */
function unwrap(node: SyntaxTree): SyntaxTree {
  return node.expression ? unwrap(node.expression) : node;
}

function findValue(node: SyntaxTree, key: string): SyntaxTree | null | undefined {
  const { elements, properties } = unwrap(node);
  if (elements) return elements[Number(key)];
  return properties?.find((property) => (property.key?.name ?? property.key?.value) === key)?.value as SyntaxTree | undefined;
}

/**
 * The line of a field such as `team[2].name`, or of the innermost part of it that is written there; null if the file does not export it.
 */
export function findFieldLine(name: string, text: string, field: string): number | null {
  const [exported, ...keys] = field.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const body = parseSync(name, text).program.body as unknown as readonly SyntaxTree[];
  const declarations = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  let node = declarations.find(({ id }) => id?.name === exported)?.init;
  if (!node) return null;
  for (const key of keys) node = findValue(node, key) ?? node;
  return getLineNumber(text, node.start);
}

/** Splits a text whose first line has the number `first`. */
function splitLines(text: string, first: number): TextLine[] {
  return text.split('\n').map((line, index) => ({ line: first + index, text: line }));
}

/** Parses a TypeScript content file. */
export function readSource(name: string, text: string): ContentSource {
  const { errors, program } = parseSync(name, text);
  if (errors.length > 0) {
    // Later errors are usually consequences of the first.
    const [{ message, labels } = { message: '', labels: [] }] = errors;
    return { mistakes: [describeMistake(text, labels[0]?.start ?? 0, message)], texts: [] };
  }
  return { mistakes: [], texts: collectTexts(program.body).flatMap((found) => splitLines(found.text, getLineNumber(text, found.start))) };
}

/** Reads a plain text, such as Markdown. */
export function readPlainText(text: string): ContentSource {
  return { mistakes: [], texts: splitLines(text, 1) };
}
