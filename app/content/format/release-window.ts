// When the time that a game is planned for is over.

import { MONTHS } from './dates.ts';

/** The last day of each part of a year. */
const ENDS: Readonly<Record<string, string>> = {
  spring: '06-20',
  summer: '09-22',
  fall: '12-20',
  winter: '12-31',
  autumn: '12-20',
  early: '04-30',
  mid: '08-31',
  late: '12-31',
  q1: '03-31',
  q2: '06-30',
  q3: '09-30',
  q4: '12-31',
  ...Object.fromEntries(MONTHS.map((month, index) => [month.toLowerCase(), `${String(index + 1).padStart(2, '0')}-31`])),
};

/** Whether it is "Spring 2027", "Late 2027", "Q2 2027", "May 2027", "2027" or "Later". */
export function isReleaseWindow(window: string): boolean {
  const [, part, year] = /^(?:(\w+) )?(20\d\d)$/.exec(window) ?? [];
  return window === 'Later' || (year !== undefined && (part === undefined || part.toLowerCase() in ENDS));
}

/** Whether "Spring 2027", "Late 2027", "May 2027" or "2027" is over on `today`. What names no year, such as "Later", never is. */
export function isWindowOver(window: string, today: string): boolean {
  const [year] = /\b20\d\d\b/.exec(window) ?? [];
  const [part = ''] = /\w+/.exec(window) ?? [];
  return year !== undefined && today > `${year}-${ENDS[part.toLowerCase()] ?? '12-31'}`;
}
