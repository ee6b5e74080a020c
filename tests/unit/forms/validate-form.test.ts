// Tests what the contact form refuses to send.
import { expect, it, vi } from 'vitest';
import { validateForm } from '#app/forms/fields.ts';

const FILLED = { name: 'Ani', email: 'ani@example.com', subject: 'Other', message: 'Hello', portfolio: '' };

/** A form as validateForm sees it: its fields are required but for the portfolio, and no address with an ö is one to the browser. */
function createForm(texts: Partial<typeof FILLED>) {
  const fields = Object.entries({ ...FILLED, ...texts }).map(([name, value]) => {
    let problem = '';
    const field = {
      name,
      value,
      setCustomValidity: (text: string) => void (problem = text),
      checkValidity: () => problem === '' && (field.value !== '' || name === 'portfolio') && !field.value.includes('ö'),
      reportValidity: vi.fn<() => void>(),
      getProblem: () => problem,
    };
    return field;
  });
  const elements = Object.assign(fields, { namedItem: (wanted: string) => fields.find(({ name }) => name === wanted) ?? null });
  return { form: { elements } as unknown as HTMLFormElement, fields };
}

function validate(texts: Partial<typeof FILLED>) {
  const { form, fields } = createForm(texts);
  const isValid = validateForm(form);
  return { isValid, reported: fields.flatMap(({ name, reportValidity }) => (reportValidity.mock.calls.length > 0 ? [name] : [])), fields };
}

it.each(['ani@example.com', 'jörg@example.com', ' ani@example.com\u200B'])('sends a message from "%s"', (email) => {
  const { isValid, reported, fields } = validate({ email });
  expect([isValid, reported, fields[1]?.value]).toEqual([true, [], email.replace(/[ \u200B]/g, '')]);
});

it.each(['name', 'subject', 'message'])('refuses a blank %s, whatever it is blank with', (name) => {
  for (const blank of ['', '   ', ' \n ', '\u200B\u200B', '\u3164'])
    expect(validate({ [name]: blank })).toMatchObject({ isValid: false, reported: [name] });
});

it.each(['', ' ', 'ani', 'a@b', 'ani @example.com', '\u200B@\u200B.\u200B'])(
  'refuses the address "%s", as the newsletter does',
  (email) => {
    const { isValid, reported, fields } = validate({ email });
    expect([isValid, reported]).toEqual([false, ['email']]);
    expect(fields[1]?.getProblem()).toBe('Please enter a valid email address');
  },
);

it('reports the first field alone, and a link to work that is no web address', () => {
  expect(validate({ name: '', message: '' }).reported).toEqual(['name']);
  expect(validate({ portfolio: 'in the attachment' })).toMatchObject({ isValid: false, reported: ['portfolio'] });
  expect(validate({ portfolio: ' \u200B' }).isValid).toBe(true);
});
