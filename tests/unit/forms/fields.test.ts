// Tests which email address the contact form takes, and what links fill in.
import { describe, expect, it } from 'vitest';
import { changeSubject, prefill } from '#app/forms/fields.ts';
import { normalizeEmail } from '#app/forms/submission.ts';
import { createContactPath, createFirstLine, isUntouchedMessage, readPrefill } from '#app/forms/prefill.ts';

it.each(['mailto:ani@example.com', 'ani@example.com.', '<ani@example.com>,', 'MAILTO: ani@example.com \u200B)', ' ani@example.com\u200B'])(
  'takes the address alone from "%s"',
  (email) => expect(normalizeEmail(email)).toBe('ani@example.com'),
);

it('reads the values of a link', () => {
  const { search, hash } = new URL(createContactPath('Project Proposal', 'Art & Design, 100%'), 'https://apricotgames.example');
  expect(readPrefill(search)).toEqual({ subject: 'Project Proposal', topic: 'Art & Design, 100%' });
  expect(hash).toBe('#write');
});

it('tells prefilled values from typed ones', () => {
  const firstLine = createFirstLine('two stars');
  expect(['', firstLine].map(isUntouchedMessage)).toEqual([true, true]);
  expect([`${firstLine}Hi`, 'Hi', 'About: time', `Hi\n${firstLine}`].map(isUntouchedMessage)).toEqual([false, false, false, false]);
});

it.each([
  ['nothing', '', '', ''],
  ['a subject alone', new URL(createContactPath('Other'), 'https://apricotgames.example').search, 'Other', ''],
  ['a subject that is not on the list', '?subject=Free+money', '', ''],
  ['lines and control characters', '?about=one%0A%00two%20%20three', '', 'one two three'],
  ['blanks', '?about=%20%0A', '', ''],
])('takes only plain text from %s', (_, search, subject, topic) => {
  expect(readPrefill(search)).toEqual({ subject, topic });
});

it('shortens a topic, however long the URL is', () => {
  expect(readPrefill(`?about=${'a'.repeat(5000)}`).topic.length).toBeLessThan(100);
});

describe('after a link with a topic', () => {
  const TOPIC = createContactPath('Project Proposal', 'Art');

  /** Follows links to a form, chooses subjects (Subject: …), and types everything else. */
  function visit(...steps: readonly string[]): { subject: string; message: string } {
    const [subject, message] = [{ value: '' }, { value: '' }];
    let link = readPrefill('');
    const form = { elements: { namedItem: (name: string) => (name === 'subject' ? subject : message) } } as unknown as HTMLFormElement;
    for (const step of steps) {
      if (step.startsWith('/')) {
        link = readPrefill(new URL(step, 'https://apricotgames.example').search);
        prefill(form, link);
      } else if (step.startsWith('Subject: ')) {
        subject.value = step.slice('Subject: '.length);
        changeSubject(form, link);
      } else message.value += step;
    }
    return { subject: subject.value, message: message.value };
  }

  it.each([
    ['another topic', createContactPath('Other', 'Press'), { subject: 'Other', message: 'About: Press\n\n' }],
    ['another subject alone', createContactPath('Job Application'), { subject: 'Job Application', message: '' }],
    ['no subject', '/contact', { subject: 'Project Proposal', message: 'About: Art\n\n' }],
  ])('a link with %s leaves no first line of another subject', (_, path, filled) => {
    expect(visit(TOPIC, path)).toEqual(filled);
  });

  it('the first line comes and goes with the subject that the visitor chooses', () => {
    expect(visit(TOPIC, 'Subject: Other')).toEqual({ subject: 'Other', message: '' });
    expect(visit(TOPIC, 'Subject: Other', 'Subject: Project Proposal').message).toBe('About: Art\n\n');
  });

  it('what was typed below the first line stays', () => {
    expect(visit(TOPIC, 'Hello', createContactPath('Job Application'))).toEqual({
      subject: 'Job Application',
      message: 'About: Art\n\nHello',
    });
  });
});
