import { expect, it } from 'vitest';
import { createContactPath, isUntouchedMessage, readPrefill } from '#app/forms/prefill.ts';

it('reads back what a link says', () => {
  const { search, hash } = new URL(createContactPath('Project Proposal', 'Art & Design, 100%'), 'https://apricotgames.example');
  expect(readPrefill(search)).toEqual({ subject: 'Project Proposal', firstLine: 'About: Art & Design, 100%\n\n' });
  expect(hash).toBe('#write');
});

it('tells what a link has filled in from what somebody has written', () => {
  const { firstLine } = readPrefill('?about=two stars');
  expect(['', firstLine].map(isUntouchedMessage)).toEqual([true, true]);
  expect([`${firstLine}Hi`, 'Hi', 'About: time', `Hi\n${firstLine}`].map(isUntouchedMessage)).toEqual([false, false, false, false]);
});

it('says nothing of what it is about where the link does not', () => {
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
])('fills in no more than words from %s', (_, search, subject, firstLine) => {
  expect(readPrefill(search)).toEqual({ subject, firstLine });
});

it('keeps a topic short, however long the address is', () => {
  expect(readPrefill(`?about=${'a'.repeat(5000)}`).firstLine.length).toBeLessThan(100);
});
