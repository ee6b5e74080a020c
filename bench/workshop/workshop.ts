// What building a rival takes: its files, its packages, its build.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files by their paths within `folder`. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Runs a command in `folder`; rejects with what it printed when it fails. */
export function run(folder: string, command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${Buffer.concat(printed).toString().slice(-4000)}`));
    });
  });
}

/** Installs exactly these packages into `folder`, without running their scripts. */
export async function install(folder: string, dependencies: Readonly<Record<string, string>>): Promise<void> {
  await writeFiles(folder, { 'package.json': JSON.stringify({ private: true, type: 'module', dependencies }) });
  await run(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
}
