// The production host: serves build/client, or the folder given as an argument, at HOST (127.0.0.1) and PORT (3000).
import path from 'node:path';
import { createHost } from './host.ts';
import { explainRefusal, origin, readPlace } from './listening.mjs';
import { readSite } from './site.ts';

const { env } = process;
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../build/client'));

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Returns what `read` returns, or ends the process with one clear sentence. */
function orFail<Result>(read: () => Result, prefix = ''): Result {
  try {
    return read();
  } catch (error) {
    return fail(prefix + (error instanceof Error ? error.message : String(error)));
  }
}

const place = orFail(() => readPlace(env));
const site = orFail(() => readSite(folder, { isTransportSecure: env['HSTS'] === '1' }), `${folder} cannot be served: `);
const { listen, stop } = createHost(site, { writeLog: env['ACCESS_LOG'] === '1' ? console.log : undefined });
let isEnding = false;

/** Finishes the running answers, then ends the process. */
async function end(why: string, code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const stopped = stop();
  console.log(`Stopping (${why}): no new connections, running answers are finished`);
  await stopped;
  process.exit(code);
}

// The state is unknown now: a supervisor restarts the host.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    console.error(`${event}:`, error);
    void end(event, 1);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal, 0));
// `npm start` holds a channel to its host; when it closes, `npm start` is gone, whatever ended it.
process.on('disconnect', () => void end('npm start is gone', 0));

try {
  console.log(`ApricotGames is at ${origin({ ...place, port: await listen(place) })}`);
} catch (error) {
  fail(error instanceof Error ? explainRefusal(error, place) : String(error));
}
