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
  const edit = (start: number, end: number, text: string) => ({ start, end, text });

  it('do not change the rest of the text, and are applied in the given order at one offset', () => {
    expect(applyEdits('abcdef', [edit(4, 5, ''), edit(1, 2, '$&'), edit(3, 3, '+'), edit(3, 3, '-')])).toBe('a$&c+-df');
  });

  it('that overlap are refused', () => {
    expect(() => applyEdits('abc', [edit(0, 2, ''), edit(1, 3, 'x')])).toThrow('overlap');
  });
});

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const GO = 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';

it('hashes each executable script once, but no external ones and no data', () => {
  const others = '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="text/plain">stop()</script>';
  expect(hashInlineScripts([`<script>go()</script><script type="module">go()</script>${others}`, '<script>go()</script>'])).toEqual([GO]);
});
