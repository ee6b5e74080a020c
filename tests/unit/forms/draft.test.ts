import { afterEach, expect, it, vi } from 'vitest';
import { clearDraft, isSameDraft, loadDraft, parseDraft, saveDraft } from '#app/forms/draft.ts';
import { selectSubmittedFields } from '#app/forms/fields.ts';

const PROPOSAL = { company: 'Flour & Fold', budget: '$12,000', date: 'June' };
const DRAFT = { name: 'Ani', email: 'ani@example.com', subject: 'Project Proposal', message: 'Hello,\n"world"', ...PROPOSAL };
const NOTHING = { name: '', email: '', subject: '', message: '', company: '', budget: '', date: '' };

afterEach(() => {
  vi.unstubAllGlobals();
});

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

it('restores what was saved', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

it.each([null, '', 'null', '{', '7', '"Ani"'])('reads no draft from %j', (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

it('fills in the optional fields of an older draft with nothing', () => {
  const { company: _company, budget: _budget, date: _date, ...older } = DRAFT;
  expect(parseDraft(JSON.stringify(older))).toEqual({ ...DRAFT, company: '', budget: '', date: '' });
});

it('sends the optional fields of a project proposal that are filled in, and none with another subject', () => {
  const { company: _company, ...others } = DRAFT;
  expect(selectSubmittedFields({ ...DRAFT, company: ' ' })).toEqual(others);
  expect(Object.keys(selectSubmittedFields({ ...DRAFT, subject: 'Other' }))).toEqual(['name', 'email', 'subject', 'message']);
});

it('drops values that are not strings, and unknown subjects', () => {
  expect(parseDraft('{"name":7,"email":null,"subject":"Free money","message":["x"]}')).toEqual(NOTHING);
});
