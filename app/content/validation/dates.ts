// Advice on what is no longer true, or soon will not be: plans, openings, notices and holidays that are over, and dates in the future.
import { type Entry, collectStrings } from './entries.ts';
import { addDays, listHolidays } from '#app/content/format/holidays.ts';
import { isWindowOver } from '#app/content/format/release-window.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import type { Hours, JobOpening, Security, Studio } from '#app/content/schema/studio-schema.ts';

const HOLIDAY_DAYS = 120;
const SECURITY_DAYS = 30;
const SECURITY_MAX_DAYS = 365;

/** Dates of what has happened; `until` and those of holidays may come. */
const PAST_DATES = /\.(?:released|updated|date|datePublished|posted)$/;

/** Words that say something else a year later. */
const RELATIVE = /\b(?:this|next) (?:year|spring|summer|fall|autumn|winter|month)\b/i;

function findGameAdvice({ status, releaseWindow, released, releases = [] }: Partial<Game>, today: string): string[] {
  const oldest = releases.at(-1)?.date;
  return [
    ...(status !== 'Live' && releaseWindow !== undefined && isWindowOver(releaseWindow, today)
      ? [`game.releaseWindow, ${releaseWindow}, is over; the site says "In development" instead`]
      : []),
    ...(released !== undefined && oldest !== undefined && oldest < released
      ? [`game.releases has one of ${oldest}, before the game was released on ${released}`]
      : []),
  ];
}

function findHoursAdvice({ holidays }: Hours, today: string): string[] {
  const [next] = listHolidays(holidays, today);
  return next && next.from <= addDays(today, HOLIDAY_DAYS) ? [] : [`has no holiday within ${HOLIDAY_DAYS} days`];
}

function findEntryAdvice({ file, where, value }: Entry, today: string): string[] {
  const fields = (value ?? {}) as object;
  const strings = collectStrings(value, where);
  const { until } = fields as Partial<JobOpening>;
  const { notice } = fields as Partial<Studio>;
  const { expires } = fields as Partial<Security>;
  return [
    ...strings
      .filter(([field, text]) => PAST_DATES.test(field) && text > today)
      .map(([field, text]) => `${field} is ${text}, in the future`),
    ...strings
      .filter(([field]) => !field.includes('.reviews.'))
      .flatMap(([field, text]) => (RELATIVE.exec(text) ?? []).map((words) => `${field} says "${words}", which goes on changing`)),
    ...(file.startsWith('catalogue/') ? findGameAdvice(fields, today) : []),
    ...(where.startsWith('hours[') ? findHoursAdvice(fields as Hours, today).map((advice) => `${where} ${advice}`) : []),
    ...(where.startsWith('openings[') && until !== undefined && until < today
      ? [`${where} was open until ${until}, and is on the page no longer`]
      : []),
    ...(notice && notice.until < today ? [`${where}.notice was up until ${notice.until}, and is on no page any longer`] : []),
    ...(expires !== undefined && (expires < addDays(today, SECURITY_DAYS) || expires > addDays(today, SECURITY_MAX_DAYS))
      ? [`${where}.expires is ${expires}; read the file again, then set a day within the next year`]
      : []),
  ].map((advice) => `${file}: ${advice}`);
}

/** Returns advice as "file: advice" on what the site says on `today`. */
export function findDateAdvice(entries: readonly Entry[], today: string): string[] {
  return entries.flatMap((entry) => findEntryAdvice(entry, today));
}
