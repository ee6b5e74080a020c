import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findEnvironmentProblems, readBuildEnvironment } from '../../../../../tools/build/lib/build-environment.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'environment-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('reads the same .env files as Vite', () => {
  writeFileSync(path.join(root, '.env'), 'SITE_ORIGIN=https://a.example\nVITE_FORMS_ENDPOINT=/api/form\n');
  writeFileSync(path.join(root, '.env.production'), 'SITE_ORIGIN=https://b.example\n');
  expect(readBuildEnvironment(root)).toMatchObject({ origin: 'https://b.example', formsEndpoint: '/api/form' });
});

it('reads the settings of analytics, and finds what is wrong with each', () => {
  const read = (lines: string) => {
    writeFileSync(path.join(root, '.env'), lines);
    return findEnvironmentProblems(readBuildEnvironment(root));
  };
  const source = 'VITE_ANALYTICS_SRC=https://stats.example/script.js\n';
  expect(read(`${source}VITE_ANALYTICS_ATTRIBUTES={"data-domain":"a.example"}\nVITE_ANALYTICS_CONSENT=ask\n`)).toEqual([]);
  expect(read('VITE_ANALYTICS_SRC=\nVITE_ANALYTICS_ATTRIBUTES=\nVITE_ANALYTICS_CONSENT=\n')).toEqual([]);
  for (const [lines, problem] of [
    ['VITE_ANALYTICS_SRC=stats.example', /^VITE_ANALYTICS_SRC is "stats.example"; .* would be right$/],
    [`${source}VITE_ANALYTICS_CONSENT=yes`, /^VITE_ANALYTICS_CONSENT is "yes"/],
    ...['data-domain=a', '[]', '{"onload":"a()"}', '{"data-id":7}'].map(
      (attributes) => [`${source}VITE_ANALYTICS_ATTRIBUTES=${attributes}`, /^VITE_ANALYTICS_ATTRIBUTES is "/] as const,
    ),
    ['VITE_ANALYTICS_CONSENT=ask', /^VITE_ANALYTICS_SRC is not set/],
  ] as const)
    expect(read(lines), lines).toEqual([expect.stringMatching(problem)]);
});

it('fails a build with invalid values, with one line for each and no other output', () => {
  const build = spawnSync(process.execPath, ['tools/checks/check-content.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_ORIGIN: 'https://a.example"', VITE_FORMS_ENDPOINT: 'forms.example' },
  });
  expect(build.status).toBe(1);
  const [origin, endpoint, ...rest] = build.stderr.trim().split('\n');
  expect(origin).toMatch(/^SITE_ORIGIN is /);
  expect(endpoint).toMatch(/^VITE_FORMS_ENDPOINT is /);
  expect(rest).toHaveLength(1);
});
