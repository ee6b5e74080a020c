import { afterEach, expect, it, vi } from 'vitest';
import { clearDraft, isSameDraft, loadDraft, parseDraft, saveDraft } from '#app/forms/draft.ts';

const DRAFT = { name: 'Ani', email: 'ani@example.com', subject: 'Other', message: 'Hello,\n"world"' };
const NOTHING = { name: '', email: '', subject: '', message: '' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage of the browser, and the texts in it. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  return texts;
}

it('keeps a draft only while the tab is open, never where the next person to use the device would find it', () => {
  const [untilClosed, forGood] = [browserStorage('sessionStorage'), browserStorage('localStorage')];
  saveDraft(DRAFT);
  expect(untilClosed.size).toBe(1);
  expect(loadDraft()).toEqual(DRAFT);
  expect(forGood.size).toBe(0);
  clearDraft();
  expect(untilClosed.size).toBe(0);
});

it('keeps a draft as long as there is a word in it', () => {
  const kept = browserStorage('sessionStorage');
  saveDraft({ ...NOTHING, message: 'Hello' });
  expect(loadDraft()).toEqual({ ...NOTHING, message: 'Hello' });
  saveDraft(NOTHING);
  expect(kept.size).toBe(0);
  expect(loadDraft()).toBeNull();
});

it('keeps no draft where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  saveDraft(DRAFT);
  clearDraft();
  expect(loadDraft()).toBeNull();
});

it('is another draft as soon as one field is', () => {
  expect(isSameDraft(DRAFT, { ...DRAFT })).toBe(true);
  expect(isSameDraft(DRAFT, { ...DRAFT, message: 'Hello' })).toBe(false);
});

it('reads what was saved', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

it.each([null, '', 'null', '{', '7', '"Ani"'])('reads no draft from %j', (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

it('drops what is not text, and a subject that is not on the list', () => {
  expect(parseDraft('{"name":7,"email":null,"subject":"Free money","message":["x"]}')).toEqual(NOTHING);
});
