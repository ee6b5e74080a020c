// Schemas of the studio's data: offices, hours, people, openings and press kit. The content check validates against them.
import * as v from 'valibot';
import { email, isoDate, list, matching, percent, phone, pictureName, PictureRef, slug, text, webAddress } from './fields.ts';
import { WEEKDAYS } from '#app/content/format/dates.ts';
import { isYearlyRule, listHolidays, type Holiday } from '#app/content/format/holidays.ts';

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59, such as 09:00');

const weekday = v.picklist(WEEKDAYS, 'is not a day of the week, such as Monday');

const timeZone = v.pipe(
  v.string(),
  v.check((name) => Intl.supportedValuesOf('timeZone').includes(name), 'is not a time zone such as America/Los_Angeles'),
);

/** Opening hours on some weekdays. A day with a break has two spans. */
const OpenSpan = v.pipe(
  v.strictObject({ days: list(weekday, 1, 7), opens: time, closes: time }),
  v.check(
    ({ opens, closes }) => opens < closes,
    ({ input }) => `closes at ${input.closes}, which is not after it opens at ${input.opens}`,
  ),
);

/** A range of dates on which the office is closed. */
const ClosedDates = v.pipe(
  v.strictObject({ name: text(3, 40), from: isoDate, through: isoDate }),
  v.check(
    ({ from, through }) => from <= through,
    ({ input }) => `ends on ${input.through}, which is before it begins on ${input.from}`,
  ),
);

/** A holiday of every year. */
const YearlyHoliday = v.strictObject({
  name: text(3, 40),
  on: v.pipe(
    v.string(),
    v.check(isYearlyRule, ({ received }) => `is ${received}; write it as "July 4", "fourth Thursday of November" or "last Monday of May"`),
  ),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  isMovedFromWeekend: v.optional(v.boolean()),
});

const HolidayEntry = v.lazy((input) => (typeof input === 'object' && input !== null && 'on' in input ? YearlyHoliday : ClosedDates));

function overlapSomeYear(holidays: readonly Holiday[]): boolean {
  const starts = ['2028-01-01', ...holidays.flatMap((holiday) => ('from' in holiday ? holiday.from : []))];
  return starts.some((start) => listHolidays(holidays, start).some(({ from }, index, all) => from <= (all[index - 1]?.through ?? '')));
}

/** True if two spans overlap on some weekday. */
function hasOverlap(a: v.InferOutput<typeof OpenSpan>, b: v.InferOutput<typeof OpenSpan>): boolean {
  return a.days.some((day) => b.days.includes(day)) && a.opens < b.closes && b.opens < a.closes;
}

/** Opening hours of an office. */
export const Hours = v.strictObject({
  timeZone,
  open: v.pipe(
    list(OpenSpan, 1, 14),
    v.check(
      (spans) => !spans.some((span, index) => spans.slice(index + 1).some((other) => hasOverlap(span, other))),
      'has two entries that are open on the same day at the same time',
    ),
  ),
  holidays: v.pipe(
    v.array(HolidayEntry),
    v.check((holidays) => !overlapSomeYear(holidays), 'has two entries on the same day'),
  ),
});
export type Hours = v.InferOutput<typeof Hours>;

/** Studio data for header, footer, contact page and structured data. */
export const Studio = v.strictObject({
  product: text(2, 20),
  tagline: text(20, 160),
  supportEmail: email,
  phone: v.optional(phone),
  offices: list(
    v.strictObject({
      label: text(2, 40),
      street: text(4, 80),
      city: text(2, 60),
      region: v.optional(text(2, 40)),
      /** The region written out, for texts. */
      regionName: v.optional(text(2, 40)),
      postalCode: text(3, 12),
      /** City and postal code as the country writes them, such as "10115 Plumville"; otherwise "Plumville, REGION 10115". */
      cityLine: v.optional(text(2, 80)),
      country: text(2, 40),
      countryCode: matching(/^[A-Z]{2}$/, 'a two-letter country code'),
      /** Where it is on the map, in degrees; the page shows a map if both are known. */
      latitude: v.optional(v.number()),
      longitude: v.optional(v.number()),
    }),
    0,
  ),
  social: list(v.strictObject({ name: text(2, 30), url: webAddress }), 0),
  /** What every page says above its header, through the day `until`. */
  notice: v.optional(v.strictObject({ text: text(10, 160), until: isoDate })),
  foundedYear: v.pipe(v.number(), v.integer()),
});
export type Studio = v.InferOutput<typeof Studio>;
export type Office = Studio['offices'][number];

/** A time of day on some weekdays, or any. On its holidays, an office is at no weekday's work: only what names no days is said of it. */
const When = v.strictObject({ days: v.optional(list(weekday, 1, 7)), from: v.optional(time), until: v.optional(time) });

/** The picture of the studio on the home page and the about page. */
export const StudioPicture = v.strictObject({
  ...PictureRef.entries,
  /** The same picture in other lights, if it shows one or two offices by their clocks: the whole of it, or its left and right half. */
  times: v.optional(
    v.strictObject({
      dawn: pictureName,
      dusk: pictureName,
      night: pictureName,
      /** In the order of the offices in studio.ts, with the middle of the clock over the door in percent of the picture's width and height. */
      offices: list(v.strictObject({ timeZone, clock: v.tuple([percent, percent]) }), 1, 2),
      /** What goes on: the first one is shown that fits the time in each office, in the order of the offices. */
      lines: list(v.strictObject({ text: text(8, 70), at: list(When, 1, 2) }), 0, 40),
      /** Shown if none fits, and an office has a holiday, which {city} and {holiday} stand for. */
      holiday: text(8, 70),
    }),
  ),
});
export type StudioPicture = v.InferOutput<typeof StudioPicture>;

export const TeamMember = v.strictObject({
  slug,
  name: text(3, 40),
  role: text(3, 60),
  bio: text(80, 320),
  /** The portrait, in the press kit; on the shelf for who has no picture figures/<slug>. */
  image: v.optional(PictureRef),
  profileUrl: v.optional(webAddress),
  /** Who talks to journalists, and who answers clients: other texts take their names from here. */
  answers: v.optional(list(v.picklist(['press', 'proposals'], 'is neither press nor proposals'), 1, 2)),
  /** Words to be quoted, in the press kit; it shows those of the first person who has some. */
  quote: v.optional(text(40, 240)),
  /** True while the quote is invented; `npm run launch-check` then lists it. */
  isSample: v.optional(v.boolean()),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

const amount = v.pipe(v.number(), v.integer(), v.minValue(1, 'is below 1'));

/** Less is a thousand written with a point, as in 60.000. */
const LEAST_PAY = { year: 1000, month: 100, hour: 1 };

/** An open position. */
export const JobOpening = v.pipe(
  v.strictObject({
    slug,
    title: text(4, 60),
    /** The city of one of the offices, spelled as in studio.ts. */
    city: text(2, 60),
    kind: v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'], 'is not FULL_TIME, PART_TIME, CONTRACTOR or INTERN'),
    /** The pay band, in whole units of the currency in game-facts.ts. */
    pay: v.pipe(
      v.strictObject({ from: amount, to: amount, per: v.picklist(['year', 'month', 'hour'], 'is not year, month or hour') }),
      v.check(
        ({ from, to }) => from <= to,
        ({ input }) => `ends at ${input.to}, which is less than its beginning, ${input.from}`,
      ),
      v.check(
        ({ from, per }) => from >= LEAST_PAY[per],
        ({ input }) => `is ${input.from} a ${input.per}; write thousands without a point, as in 60000`,
      ),
    ),
    /** Duties, one paragraph each. */
    description: list(text(60, 600), 1, 6),
    posted: isoDate,
    /** Last day to apply. */
    until: isoDate,
  }),
  v.check(
    ({ posted, until }) => posted <= until,
    ({ input }) => `is open until ${input.until}, which is before it is posted on ${input.posted}`,
  ),
);
export type JobOpening = v.InferOutput<typeof JobOpening>;

/** @public In characters; for press.ts, which may need them or not. */
export const MAX_FACT_LENGTH = 160;
/** @public */
export const MAX_BOILERPLATE_LENGTH = 400;

/** The press kit for journalists and streamers. */
export const Press = v.strictObject({
  contact: v.strictObject({
    name: text(3, 110),
    email,
    phone: v.optional(phone),
  }),
  /** What others write about the studio and its games, and where. */
  quotes: list(v.strictObject({ words: text(20, 240), author: text(3, 60), url: v.optional(webAddress) }), 0, 12),
  facts: list(v.strictObject({ name: text(3, 20), value: text(3, MAX_FACT_LENGTH) }), 1, 20),
  /** A description of the studio, ready to be copied. */
  boilerplate: text(80, MAX_BOILERPLATE_LENGTH),
  /** What streamers are allowed to do. */
  streaming: list(text(80, 400), 1, 3),
  /** Which file is for what, in the text file of the archive. */
  pictureNote: text(40, 200),
  logoRules: list(text(20, 120), 2, 5),
});
export type Press = v.InferOutput<typeof Press>;

/** Content of security.txt, except for the email address. */
export const Security = v.strictObject({
  /** The day after which the file is no longer valid. */
  expires: isoDate,
  languages: list(matching(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language such as en'), 1, 6),
});
export type Security = v.InferOutput<typeof Security>;
