import { describe, expect, it } from 'vitest';
import { applyEdits, parseElements } from '../../../../../tools/build/html/markup.ts';
import { hashInlineScripts } from '../../../../../tools/build/html/hash-inline-scripts.ts';

describe('elements', () => {
  const html = '<!doctype html><html><head><LINK HREF=/a.css rel="stylesheet"></head><body>a &amp; b<br/><p>c</p></body></html>';
  const findElement = (name: string) => parseElements(html).find((element) => element.name === name);

  it('have the offsets of their tags', () => {
    const p = findElement('p');
    expect(html.slice(p?.start, p?.end)).toBe('<p>c</p>');
    expect(html.slice(p?.endTag ?? 0, p?.end)).toBe('</p>');
    expect(findElement('br')?.endTag).toBeNull();
  });

  it('have attributes and texts as a browser parses them', () => {
    expect(findElement('link')?.attributes.get('href')).toBe('/a.css');
    expect(findElement('body')?.text).toBe('a & b');
  });

  it('are not found in comments, scripts or attributes', () => {
    const hidden = '<!doctype html><!-- <p> --><body title="<p>"><script>"<p>"</script></body>';
    expect(parseElements(hidden).map(({ name }) => name)).toEqual(['body', 'script']);
  });

  it('that the parser adds are left out', () => {
    expect(parseElements('<p>a').map(({ name }) => name)).toEqual(['p']);
  });
});

describe('edits', () => {
  it('do not change the rest of the text', () => {
    const edits = [
      { start: 4, end: 5, text: '' },
      { start: 1, end: 2, text: '$&' },
      { start: 3, end: 3, text: '+' },
    ];
    expect(applyEdits('abcdef', edits)).toBe('a$&c+df');
  });

  it('at one offset are applied in the given order', () => {
    const edits = ['x', 'y'].map((text) => ({ start: 1, end: 1, text }));
    expect(applyEdits('ab', edits)).toBe('axyb');
  });

  it('that overlap are refused', () => {
    const edits = [
      { start: 0, end: 2, text: '' },
      { start: 1, end: 3, text: 'x' },
    ];
    expect(() => applyEdits('abc', edits)).toThrow('overlap');
  });
});

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const GO = 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';

it('hashes each executable script once', () => {
  expect(hashInlineScripts(['<script>go()</script><script type="module">go()</script>', '<script>go()</script>'])).toEqual([GO]);
});

it('skips external scripts and data blocks', () => {
  const page = '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="text/plain">go()</script>';
  expect(hashInlineScripts([page])).toEqual([]);
});
