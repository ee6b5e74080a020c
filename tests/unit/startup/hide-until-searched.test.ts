import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { HIDE_UNTIL_SEARCHED_SCRIPT, SEARCH_PENDING_ATTRIBUTE } from '#app/startup/inline/hide-until-searched.ts';

/** Runs the script on a page; `pass` runs its timeout. */
function visit(search: string) {
  const marks = new Set<string>();
  const timers: (() => void)[] = [];
  const documentElement = {
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
  };
  runInNewContext(HIDE_UNTIL_SEARCHED_SCRIPT, {
    location: { search },
    document: { documentElement },
    setTimeout: (act: () => void) => timers.push(act),
  });
  return { isHidden: () => marks.has(SEARCH_PENDING_ATTRIBUTE), pass: () => timers.forEach((act) => act()) };
}

it.each(['?q=mouse', '?utm=1&q=m'])('hides the page of %s, and shows it after a timeout if no script loads', (search) => {
  const { isHidden, pass } = visit(search);
  expect(isHidden()).toBe(true);
  pass();
  expect(isHidden()).toBe(false);
});

it.each(['', '?q=', '?faq=1'])('shows the page of "%s"', (search) => {
  expect(visit(search).isHidden()).toBe(false);
});
