// Reads what all social images share, so that a change of it is noticed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteTokens } from './design-tokens.ts';

const FILES = ['art/social/template.ts', 'app/layout/logo/logo.svg'];

/** Returns the sources of template, logo and colors as one text. */
export function readSocialTemplate(): string {
  const colors = Object.values(siteTokens).filter((value) => /^(oklch|oklab|color-mix)\(/.test(value));
  return [...FILES.map((file) => readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8')), ...colors].join('\n');
}
