import { beforeEach, expect, it, vi } from 'vitest';
import { sendReports } from '#app/startup/send-reports.ts';

const ENDPOINT = 'https://reports.example/r';
let target: EventTarget;
let sent: readonly Readonly<Record<string, string>>[];

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/games' });
  target = new EventTarget();
  sent = [];
  sendReports(ENDPOINT, target, (endpoint, body) => {
    expect(endpoint).toBe(ENDPOINT);
    sent = [...sent, JSON.parse(body) as Record<string, string>];
  });
});

const fire = (type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields));

it('sends errors, rejections and what the policy blocked, with their page and without queries', () => {
  const error = new Error('No pea at /search?q=secret');
  fire('error', { error, message: error.message });
  fire('unhandledrejection', { reason: 'gone' });
  fire('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI: 'https://a.example/b.png?c=d' });
  expect(sent).toEqual([
    { kind: 'error', message: 'No pea at /search', stack: expect.stringContaining('send-reports.test') as string, page: '/games' },
    { kind: 'error', message: 'gone', page: '/games' },
    { kind: 'policy', message: 'img-src blocked https://a.example/b.png', page: '/games' },
  ]);
  expect(JSON.stringify(sent)).not.toContain('secret');
});

it('sends each message once, and five in all', () => {
  for (const reason of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) fire('unhandledrejection', { reason });
  expect(sent.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
