import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Honeypot, readHoneypot } from '#app/forms/honeypot.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Reads the honeypot of a form in which a field of this name has this text; Node cannot read a form. */
function read(name: string, text: string): string {
  vi.stubGlobal('FormData', Map.bind(null, [[name, text]]));
  return readHoneypot({} as HTMLFormElement);
}

const [, name = ''] = / name="([^"]*)"/.exec(renderToStaticMarkup(createElement(Honeypot))) ?? [];

it('has a name that no browser and no password manager takes for a field of theirs', () => {
  expect(name).toMatch(/./);
  expect(name).not.toMatch(
    /name|mail|user|login|pass|phone|tel|company|org|url|web|site|street|address|city|state|zip|code|country|birth|card/i,
  );
});

it('reads what a bot wrote into the field that is shown to it', () => {
  expect(read(name, 'https://spam.example')).toBe('https://spam.example');
  expect(read(name, '')).toBe('');
  expect(read('another', 'https://spam.example')).toBe('');
});
