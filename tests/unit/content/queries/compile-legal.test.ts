import { expect, it, vi } from 'vitest';
import {
  compile,
  compileAccessibility,
  compilePrivacyPolicy,
  compileTerms,
  selectSentences,
  type LegalNode,
} from '#app/content/queries/compile-legal.ts';

/** Returns the ids of the headings with these tags. */
function listIds(body: readonly LegalNode[], tags: readonly string[]) {
  return body.flatMap((node) => (typeof node !== 'string' && tags.includes(node[0]) ? [node[1]?.['id']] : []));
}

it('gives every heading its own anchor', () => {
  for (const { body } of [compileTerms(), compilePrivacyPolicy(), compileAccessibility()]) {
    const ids = listIds(body, ['h2', 'h3']);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(listIds(compile('## One\n\n## One', 'legal/terms.md').body, ['h2'])).toEqual(['one', 'one-1']);
});

it('compiles tables', () => {
  const { body } = compile('| Data | Kept for |\n| --- | --- |\n| Email | 2 years |', 'legal/terms.md');
  expect(JSON.stringify(body)).toMatch(/^\[\["table",null,.*"td",null,\["2 years"\]/);
});

it('refuses HTML with its file and line', () => {
  expect(() => compile('Text.\n\n<div>x</div>', 'legal/terms.md')).toThrow('legal/terms.md:3');
});

it.each([
  ['', '', ['none', '']],
  ['/a.js', '', ['some', 'not asked for']],
  ['/a.js', 'ask', ['some', 'asked for']],
])('keeps the sentences that hold for a build with the analytics %j and the consent %j', (source, consent, kept) => {
  vi.stubEnv('VITE_ANALYTICS_SRC', source);
  vi.stubEnv('VITE_ANALYTICS_CONSENT', consent);
  const text = selectSentences(
    '<!-- if no analytics -->none,<!-- end --><!-- if analytics -->some,<!-- end -->' +
      '<!-- if asked -->asked for<!-- end --><!-- if not asked -->not asked for<!-- end -->',
    'legal/terms.md',
  );
  expect(text.split(',')).toEqual(kept);
  expect(() => selectSentences('Text\n<!-- if anything -->text<!-- end -->', 'legal/terms.md')).toThrow('legal/terms.md:2: "anything"');
});
