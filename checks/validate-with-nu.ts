// Checks the built pages with the Nu HTML checker, the W3C's own, where Java is there to run it.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtPaths, pageFile } from '../pipeline/built-paths.ts';
import { readObjections, withoutStyles } from './nu/objections.ts';

const OLDEST_JAVA = 11;
/** Deep pages need the stack; what runs for two seconds is not worth compiling well. */
const JAVA_FLAGS = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MOST_OUTPUT_BYTES = 2 ** 26;

const site = path.resolve(import.meta.dirname, '../build/client');

function hasJava(): boolean {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= OLDEST_JAVA;
}

/** Writes the pages without their styles; the caller removes the folder. */
async function writeBare(pages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nu-'));
  for (const page of pages) {
    const target = path.join(folder, page);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, withoutStyles(await readFile(path.join(site, page), 'utf8')));
  }
  return folder;
}

async function check(): Promise<number> {
  const pages = [...(await builtPaths(site)).map(pageFile), '404.html'];
  const folder = await writeBare(pages);
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
  const flags = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const files = pages.map((page) => path.join(folder, page));
  const { stdout, stderr, status } = spawnSync('java', [...JAVA_FLAGS, '-jar', jar, ...flags, ...files], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  await rm(folder, { recursive: true });
  if (status !== 0) throw new Error(`The Nu HTML checker ended with ${status}: ${stderr}`);
  const objections = readObjections(stdout, folder);
  for (const objection of objections) console.error(objection);
  if (objections.length === 0) console.log(`HTML: the Nu checker finds no errors on ${pages.length} pages`);
  return objections.length === 0 ? 0 : 1;
}

if (hasJava()) process.exitCode = await check();
// As Playwright closes, so that it is counted like any other check that was skipped.
else console.log(`  1 skipped (the Nu HTML checker needs Java ${OLDEST_JAVA} or newer)`);
