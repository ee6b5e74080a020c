import { expect, it } from 'vitest';
import { hashInlineScripts } from '../../../../../tools/build/html/hash-inline-scripts.ts';

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const GO = 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';

it('hashes each executable script once', () => {
  expect(hashInlineScripts(['<script>go()</script><script type="module">go()</script>', '<script>go()</script>'])).toEqual([GO]);
});

it('skips external scripts and data blocks', () => {
  const page = '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="text/plain">go()</script>';
  expect(hashInlineScripts([page])).toEqual([]);
});
