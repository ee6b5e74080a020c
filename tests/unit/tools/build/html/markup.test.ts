import { describe, expect, it } from 'vitest';
import { edited, elementsOf } from '../../../../../tools/build/html/markup.ts';

describe('elements', () => {
  const html = '<!doctype html><html><head><LINK HREF=/a.css rel="stylesheet"></head><body>a &amp; b<br/><p>c</p></body></html>';
  const one = (name: string) => elementsOf(html).find((element) => element.name === name);

  it('stand where their tags do', () => {
    const p = one('p');
    expect(html.slice(p?.start, p?.end)).toBe('<p>c</p>');
    expect(html.slice(p?.endTag ?? 0, p?.end)).toBe('</p>');
    expect(one('br')?.endTag).toBeNull();
  });

  it('have their attributes and texts as a browser reads them', () => {
    expect(one('link')?.attributes.get('href')).toBe('/a.css');
    expect(one('body')?.text).toBe('a & b');
  });

  it('are none in a comment, in a script or in an attribute', () => {
    const hidden = '<!doctype html><!-- <p> --><body title="<p>"><script>"<p>"</script></body>';
    expect(elementsOf(hidden).map(({ name }) => name)).toEqual(['body', 'script']);
  });

  it('that the page leaves out are left out', () => {
    expect(elementsOf('<p>a').map(({ name }) => name)).toEqual(['p']);
  });
});

describe('edits', () => {
  it('leave every other byte as it was', () => {
    const edits = [
      { start: 4, end: 5, text: '' },
      { start: 1, end: 2, text: '$&' },
      { start: 3, end: 3, text: '+' },
    ];
    expect(edited('abcdef', edits)).toBe('a$&c+df');
  });

  it('at one place come in the order given', () => {
    const edits = ['x', 'y'].map((text) => ({ start: 1, end: 1, text }));
    expect(edited('ab', edits)).toBe('axyb');
  });

  it('that overlap are refused', () => {
    const edits = [
      { start: 0, end: 2, text: '' },
      { start: 1, end: 3, text: 'x' },
    ];
    expect(() => edited('abc', edits)).toThrow('overlap');
  });
});
