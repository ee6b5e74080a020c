import { expect, it } from 'vitest';
import { hashInlineScripts } from '../../../../../tools/build/html/hash-inline-scripts.ts';

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const GO = 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';

it('names each script that a browser runs once', () => {
  expect(hashInlineScripts(['<script>go()</script><script type="module">go()</script>', '<script>go()</script>'])).toEqual([GO]);
});

it('leaves out what is fetched and what is data', () => {
  const page = '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="text/plain">go()</script>';
  expect(hashInlineScripts([page])).toEqual([]);
});
