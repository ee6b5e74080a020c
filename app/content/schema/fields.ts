// Field validators with error messages, from which the content schemas are built.
import * as v from 'valibot';
import { formatCount } from '#app/content/format/format-count.ts';

/** Zero-width characters, marks of direction, and soft hyphens, which come along when text is pasted. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/** Marks that a plain text shows as they stand, with what they are. */
const MARKUP = [
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i, 'HTML'],
  [/\*\*|__|`|\[[^\]]*\]\([^)]*\)|^(?:#+|[-*]) /, 'Markdown'],
] as const;

const findMarkup = (value: string) =>
  MARKUP.flatMap(([pattern, kind]) => (pattern.exec(value) ?? []).slice(0, 1).map((found) => ({ found, kind })))[0];

export const text = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => !INVISIBLE.test(value),
      ({ input }) => `has an invisible character after "${String(input).split(INVISIBLE)[0]?.slice(-20) ?? ''}"; type that place again`,
    ),
    v.check(
      (value) => findMarkup(value) === undefined,
      ({ input }) => `has ${findMarkup(String(input))?.kind} (${findMarkup(String(input))?.found}), which a page would show as it stands`,
    ),
    v.check(
      (value) => value === value.trim() && !/\s{2}|[^\S ]/.test(value),
      'has stray spaces or a tab; use single spaces inside it and none around it',
    ),
    v.check(
      (value) => value.length >= min && value.length <= max,
      (issue) => `has ${formatCount(String(issue.input).length, 'character')}; it needs ${min} to ${max}`,
    ),
  );

export const list = <Item extends v.GenericSchema>(item: Item, min: number, max = 99) =>
  v.pipe(
    v.array(item),
    v.check(
      (items) => items.length >= min && items.length <= max,
      (issue) =>
        `has ${formatCount((issue.input as unknown[]).length, 'entry', 'entries')}; it needs ${min === max ? min : `${min} to ${max}`}`,
    ),
  );

export const matching = (pattern: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, (issue) => `is "${String(issue.input)}"; it should be ${expected}`),
  );

export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');
/** A valid ISO date. */
export const isoDate = v.pipe(
  matching(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-03-31'),
  v.check(
    (day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    (issue) => `is ${String(issue.input)}, a day that no calendar has`,
  ),
);
export const webAddress = matching(/^https:\/\/[^\s]+$/, 'an address that starts with https://');

/** 0 to 5 stars, with one decimal. */
export const rating = (min: number) =>
  v.pipe(
    v.number(),
    v.minValue(min, `is below ${min}`),
    v.maxValue(5, 'is above 5'),
    v.check(
      (value) => Number(value.toFixed(1)) === value,
      (issue) => `is ${String(issue.input)}; use one decimal, such as ${Number(issue.input).toFixed(1)}`,
    ),
  );

/** The name of a picture in pictures.json, such as bean-jar/key-art. */
export const pictureName = matching(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'a picture name such as solitaire-go/key-art, without an ending');

/** A picture with its alternative text. */
export const PictureRef = v.strictObject({ picture: pictureName, alt: text(12, 160) });

export const email = v.pipe(v.string(), v.email('is not an email address'));
export const percent = v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(100, 'is above 100'));
export const phone = matching(/^\+\d[\d-]{6,17}\d$/, 'an international number such as +1-650-555-0142');
