import { expect, it } from 'vitest';
import { createContactPath, isUntouchedMessage, readPrefill } from '#app/forms/prefill.ts';

it('reads the values of a link', () => {
  const { search, hash } = new URL(createContactPath('Project Proposal', 'Art & Design, 100%'), 'https://apricotgames.example');
  expect(readPrefill(search)).toEqual({ subject: 'Project Proposal', firstLine: 'About: Art & Design, 100%\n\n' });
  expect(hash).toBe('#write');
});

it('tells prefilled values from typed ones', () => {
  const { firstLine } = readPrefill('?about=two stars');
  expect(['', firstLine].map(isUntouchedMessage)).toEqual([true, true]);
  expect([`${firstLine}Hi`, 'Hi', 'About: time', `Hi\n${firstLine}`].map(isUntouchedMessage)).toEqual([false, false, false, false]);
});

it('has no topic if the link has none', () => {
  expect(readPrefill(new URL(createContactPath('Other'), 'https://apricotgames.example').search)).toEqual({
    subject: 'Other',
    firstLine: '',
  });
});

it.each([
  ['nothing', '', '', ''],
  ['a subject that is not on the list', '?subject=Free+money', '', ''],
  ['lines and control characters', '?about=one%0A%00two%20%20three', '', 'About: one two three\n\n'],
  ['blanks', '?about=%20%0A', '', ''],
])('takes only plain text from %s', (_, search, subject, firstLine) => {
  expect(readPrefill(search)).toEqual({ subject, firstLine });
});

it('shortens a topic, however long the URL is', () => {
  expect(readPrefill(`?about=${'a'.repeat(5000)}`).firstLine.length).toBeLessThan(100);
});
