import { describe, expect, it } from 'vitest';
import { applyEdits, parseElements } from '../../../../../tools/build/html/markup.ts';

describe('elements', () => {
  const html = '<!doctype html><html><head><LINK HREF=/a.css rel="stylesheet"></head><body>a &amp; b<br/><p>c</p></body></html>';
  const findElement = (name: string) => parseElements(html).find((element) => element.name === name);

  it('stand where their tags do', () => {
    const p = findElement('p');
    expect(html.slice(p?.start, p?.end)).toBe('<p>c</p>');
    expect(html.slice(p?.endTag ?? 0, p?.end)).toBe('</p>');
    expect(findElement('br')?.endTag).toBeNull();
  });

  it('have their attributes and texts as a browser reads them', () => {
    expect(findElement('link')?.attributes.get('href')).toBe('/a.css');
    expect(findElement('body')?.text).toBe('a & b');
  });

  it('are none in a comment, in a script or in an attribute', () => {
    const hidden = '<!doctype html><!-- <p> --><body title="<p>"><script>"<p>"</script></body>';
    expect(parseElements(hidden).map(({ name }) => name)).toEqual(['body', 'script']);
  });

  it('that the page leaves out are left out', () => {
    expect(parseElements('<p>a').map(({ name }) => name)).toEqual(['p']);
  });
});

describe('edits', () => {
  it('leave every other byte as it was', () => {
    const edits = [
      { start: 4, end: 5, text: '' },
      { start: 1, end: 2, text: '$&' },
      { start: 3, end: 3, text: '+' },
    ];
    expect(applyEdits('abcdef', edits)).toBe('a$&c+df');
  });

  it('at one place come in the order given', () => {
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
