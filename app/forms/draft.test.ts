import { expect, it } from 'vitest';
import { parseDraft } from './draft.ts';

const DRAFT = { name: 'Ani', email: 'ani@example.com', subject: 'Other', message: 'Hello,\n"world"' };

it('reads what was kept', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

it.each([null, '', 'null', '{', '7', '"Ani"'])('takes %j for no draft', (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

it('leaves out what is no text and what is no subject of the list', () => {
  expect(parseDraft('{"name":7,"email":null,"subject":"Free money","message":["x"]}')).toEqual({
    name: '',
    email: '',
    subject: '',
    message: '',
  });
});
