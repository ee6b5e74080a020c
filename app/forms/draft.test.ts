import { afterEach, expect, it, vi } from 'vitest';
import { clearDraft, parseDraft, saveDraft } from './draft.ts';

const DRAFT = { name: 'Ani', email: 'ani@example.com', subject: 'Other', message: 'Hello,\n"world"' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage of the browser, and the texts in it. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal(name, { setItem: (key: string, text: string) => texts.set(key, text), removeItem: (key: string) => texts.delete(key) });
  return texts;
}

it('keeps a draft only while the tab is open, never where the next person to use the device would find it', () => {
  const [untilClosed, forGood] = [browserStorage('sessionStorage'), browserStorage('localStorage')];
  saveDraft(DRAFT);
  expect([...untilClosed.values()].map(parseDraft)).toEqual([DRAFT]);
  expect(forGood.size).toBe(0);
  clearDraft();
  expect(untilClosed.size).toBe(0);
});

it('reads what was saved', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

it.each([null, '', 'null', '{', '7', '"Ani"'])('reads no draft from %j', (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

it('drops what is not text, and a subject that is not on the list', () => {
  expect(parseDraft('{"name":7,"email":null,"subject":"Free money","message":["x"]}')).toEqual({
    name: '',
    email: '',
    subject: '',
    message: '',
  });
});
