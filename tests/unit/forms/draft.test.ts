import { expect, it, vi } from 'vitest';
import { clearDraft, isSameDraft, loadDraft, parseDraft, saveDraft } from '#app/forms/draft.ts';
import { selectSubmittedFields } from '#app/forms/fields.ts';
import { isWebAddress } from '#app/forms/submission.ts';

const REQUIRED = { name: 'Ani', email: 'ani@example.com', subject: 'Project Proposal', message: 'Hello,\n"world"' };
const DRAFT = { ...REQUIRED, company: 'Flour & Fold', budget: '$12,000', date: 'June', portfolio: 'ani.example/work' };
const NOTHING = { name: '', email: '', subject: '', message: '', company: '', budget: '', date: '', portfolio: '' };

/** Stubs a browser storage; returns the map behind it. */
function stubStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  return texts;
}

it('keeps a draft in sessionStorage only, so that the next user of the device cannot find it', () => {
  const [sessionTexts, localTexts] = [stubStorage('sessionStorage'), stubStorage('localStorage')];
  saveDraft(DRAFT);
  expect(sessionTexts.size).toBe(1);
  expect(loadDraft()).toEqual(DRAFT);
  expect(localTexts.size).toBe(0);
  clearDraft();
  expect(sessionTexts.size).toBe(0);
});

it('deletes a draft that has become empty', () => {
  const texts = stubStorage('sessionStorage');
  saveDraft({ ...NOTHING, message: 'Hello' });
  expect(loadDraft()).toEqual({ ...NOTHING, message: 'Hello' });
  saveDraft(NOTHING);
  expect(texts.size).toBe(0);
  expect(loadDraft()).toBeNull();
});

it('keeps no draft if storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  saveDraft(DRAFT);
  clearDraft();
  expect(loadDraft()).toBeNull();
});

it('differs as soon as one field does', () => {
  expect(isSameDraft(DRAFT, { ...DRAFT })).toBe(true);
  expect(isSameDraft(DRAFT, { ...DRAFT, message: 'Hello' })).toBe(false);
});

it.each([null, '', 'null', '{', '7', '"Ani"'])('reads no draft from %j', (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

it('fills in the optional fields that a draft lacks with nothing', () => {
  expect(parseDraft(JSON.stringify(REQUIRED))).toEqual({ ...NOTHING, ...REQUIRED });
});

it.each([
  ['Project Proposal', { budget: DRAFT.budget, date: DRAFT.date }],
  ['Job Application', { portfolio: DRAFT.portfolio }],
  ['Other', {}],
])('sends with the subject %s those of its optional fields that are filled in', (subject, optional) => {
  expect(selectSubmittedFields({ ...DRAFT, subject, company: ' ' })).toEqual({ ...REQUIRED, subject, ...optional });
});

it('takes a web address with or without https://, and nothing else', () => {
  const addresses = [
    'ani.example',
    'www.ani.example/work',
    'https://ani.example:8080/work?page=2#games',
    'HTTP://ANI.EXAMPLE',
    'խաղ.հայ/ա',
  ];
  const others = ['ani', 'ani@example.com', 'see my site.', 'my site.example', 'javascript:alert(1)', 'https://', '.', 'file:///a.pdf'];
  expect(addresses.filter((text) => !isWebAddress(text))).toEqual([]);
  expect(others.filter(isWebAddress)).toEqual([]);
});

it('drops values that are not strings, and unknown subjects', () => {
  expect(parseDraft('{"name":7,"email":null,"subject":"Free money","message":["x"]}')).toEqual(NOTHING);
});
