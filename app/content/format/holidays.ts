// Holidays of an office: dates of one year, and rules for every year.
import { MONTHS, WEEKDAYS } from './dates.ts';

/** A range of dates, such as 2026-11-26. */
export interface DateRange {
  readonly name: string;
  readonly from: string;
  readonly through: string;
}

interface YearlyHoliday {
  readonly name: string;
  /** "July 4", "fourth Thursday of November" or "last Monday of May". */
  readonly on: string;
  readonly days?: number | undefined; // 1
  /** Whether a Saturday is taken the day before, and a Sunday the day after. */
  readonly isMovedFromWeekend?: boolean | undefined;
}

export type Holiday = DateRange | YearlyHoliday;

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const RULE = new RegExp(
  `^(?:(?<month>${MONTHS.join('|')}) (?<date>[1-9]|[12]\\d|3[01])|(?<ordinal>${ORDINALS.join('|')}|last) (?<weekday>${WEEKDAYS.join('|')}) of (?<of>${MONTHS.join('|')}))$`,
);
const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** From Monday, 0, on. */
function getWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

function toDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

/** Whether `on` is a rule that can be read, on a date that every year has. */
export function isYearlyRule(on: string): boolean {
  const { month, date } = RULE.exec(on)?.groups ?? {};
  return RULE.test(on) && (month === undefined || toDay(2027, MONTHS.indexOf(month), Number(date)).endsWith(`-${date?.padStart(2, '0')}`));
}

function findFirstDay({ on, isMovedFromWeekend }: YearlyHoliday, year: number): string {
  const { month = '', date = '1', ordinal, weekday, of = '' } = RULE.exec(on)?.groups ?? {};
  if (ordinal !== undefined) {
    const start = toDay(year, MONTHS.indexOf(of) + (ordinal === 'last' ? 1 : 0), 1);
    const ahead = (WEEKDAYS.findIndex((name) => name === weekday) - getWeekday(start) + 7) % 7;
    return addDays(start, ahead + 7 * (ordinal === 'last' ? -1 : ORDINALS.indexOf(ordinal)));
  }
  const day = toDay(year, MONTHS.indexOf(month), Number(date));
  const overhang = isMovedFromWeekend ? ({ 5: -1, 6: 1 }[getWeekday(day)] ?? 0) : 0;
  return addDays(day, overhang);
}

/** The holidays that are not over on `today` and begin within a year of it, in order. */
export function listHolidays(holidays: readonly Holiday[], today: string): readonly DateRange[] {
  const year = Number(today.slice(0, 4));
  const ranges = holidays.flatMap((holiday) =>
    'from' in holiday
      ? holiday
      : [year - 1, year, year + 1].map((each) => {
          const from = findFirstDay(holiday, each);
          return { name: holiday.name, from, through: addDays(from, (holiday.days ?? 1) - 1) };
        }),
  );
  return ranges
    .filter(({ from, through }) => through >= today && from < `${year + 1}${today.slice(4)}`)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The name of the holiday on a day, or null. */
export function findHoliday(holidays: readonly Holiday[], day: string): string | null {
  return listHolidays(holidays, day).find(({ from }) => from <= day)?.name ?? null;
}
