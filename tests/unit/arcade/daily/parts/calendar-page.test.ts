// Tests which months the calendar leads to, from the first with boards to that of today.
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { FIRST_DAY, getMonthBounds } from '#app/arcade/daily/model/calendar.ts';
import { formatDay } from '#app/arcade/daily/model/daily-text.ts';
import { CalendarPage } from '#app/arcade/daily/parts/calendar-page.tsx';

const NEXT_MONTH = getMonthBounds(FIRST_DAY).next;
const TODAY = getMonthBounds(NEXT_MONTH).next; // the first of the third month

interface Button {
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
  onClick(): void;
}

function findButton(node: ReactNode, name: string): Button | undefined {
  return Children.toArray(node)
    .filter(isValidElement<Button>)
    .map(({ props }) => (props['aria-label'] === name ? props : findButton(props.children, name)))
    .find(Boolean);
}

/** Opens the calendar at a day, presses its buttons, and returns the month that it shows, and in which directions it ends. */
function turn(day: number, ...names: readonly string[]) {
  const presses = [...names];
  const markup = render(() => {
    const calendar = CalendarPage({ day, today: TODAY, getDayStatus: () => 'none', renderCell: (cell) => formatDay(cell) });
    const name = presses.shift();
    if (name !== undefined) findButton(calendar, name)?.onClick(); // React renders once more at once
    return calendar;
  }, {});
  const [, month] = /aria-live="polite">([^<]*)</.exec(markup) ?? [];
  return { month, ends: [...markup.matchAll(/aria-label="(\w+) month" aria-disabled="true"/g)].map(([, end]) => end) };
}

const inMonth = (day: number) => formatDay(day, { day: undefined, year: 'numeric' });
const [FIRST, SECOND, THIRD] = [FIRST_DAY, NEXT_MONTH, TODAY].map(inMonth);

it.each([
  ['opens at the month of the board', NEXT_MONTH + 3, [], SECOND, []],
  ['goes to the month before', NEXT_MONTH + 3, ['Previous month'], FIRST, ['Previous']],
  ['goes to the month after', NEXT_MONTH + 3, ['Next month'], THIRD, ['Next']],
  ['goes back and forth', TODAY, ['Previous month', 'Previous month', 'Next month'], SECOND, []],
  ['ends at the first month', FIRST_DAY, ['Previous month'], FIRST, ['Previous']],
  ['ends at the month of today', TODAY, ['Next month'], THIRD, ['Next']],
])('%s', (_, day, presses, month, ends) => {
  expect(turn(day, ...presses)).toEqual({ month, ends });
});
