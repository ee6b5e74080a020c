import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBuildEnvironment } from '../../../../../tools/build/lib/build-environment.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'environment-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('reads the same .env files as Vite', () => {
  writeFileSync(path.join(root, '.env'), 'SITE_ORIGIN=https://a.example\nVITE_FORMS_ENDPOINT=/api/form\n');
  writeFileSync(path.join(root, '.env.production'), 'SITE_ORIGIN=https://b.example\n');
  expect(readBuildEnvironment(root)).toEqual({
    origin: 'https://b.example',
    formsEndpoint: '/api/form',
    hasServiceWorker: true,
  });
});

it('turns the service worker off', () => {
  writeFileSync(path.join(root, '.env'), 'VITE_OFFLINE=off\n');
  expect(readBuildEnvironment(root)).toMatchObject({ hasServiceWorker: false });
});

it('fails a build with invalid values, with one line for each and no other output', () => {
  const build = spawnSync(process.execPath, [path.join(import.meta.dirname, '../../../../../tools/checks/check-content.ts')], {
    encoding: 'utf8',
    env: { ...process.env, SITE_ORIGIN: 'https://a.example"', VITE_FORMS_ENDPOINT: 'forms.example' },
  });
  expect(build.status).toBe(1);
  const [origin, endpoint, ...rest] = build.stderr.trim().split('\n');
  expect(origin).toMatch(/^SITE_ORIGIN is /);
  expect(endpoint).toMatch(/^VITE_FORMS_ENDPOINT is /);
  expect(rest).toHaveLength(1);
});
