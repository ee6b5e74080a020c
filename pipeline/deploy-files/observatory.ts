// The points that Mozilla's HTTP Observatory gives a page for its headers.
import { elementsOf } from '../markup.ts';

type Headers = Readonly<Record<string, string | undefined>>;
type Finding = readonly [what: string, points: number];

const BASE = 100;
/** Bonuses count only from here on. */
const ENOUGH_FOR_BONUS = 90;
/** Mozilla takes fifteen and a half million seconds for six months. */
const SIX_MONTHS_SECONDS = 15_552_000;

const BROAD = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const UNSAFE = /^('unsafe-inline'|data:)$/;
const BY_HASH = /^'(sha\d{3}|nonce)-/;

function readPolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources.map((source) => source.toLowerCase())]));
}

function judgePolicy(text: string | undefined): Finding {
  if (!text) return ['no policy', -25];
  const policy = readPolicy(text);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  // Beside a hash or a nonce, 'unsafe-inline' counts for nothing.
  const judged = (name: string) =>
    sourcesOf(name).filter((source) => source !== "'unsafe-inline'" || !sourcesOf(name).some((other) => BY_HASH.test(other)));
  const scripts = judged('script-src');
  const styles = judged('style-src');
  const isInClear = (source: string) => /^(http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);

  if (scripts.some((source) => BROAD.test(source) || UNSAFE.test(source)) || sourcesOf('object-src').some((source) => BROAD.test(source)))
    return ['scripts or objects from anywhere', -20];
  if (active.some(isInClear)) return ['something that acts may come in clear', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['texts may be run', -10];
  if (passive.flatMap(sourcesOf).some(isInClear)) return ['pictures may come in clear', -10];
  if (styles.some((source) => BROAD.test(source) || UNSAFE.test(source))) return ['styles may stand in pages', 0];
  return sourcesOf('default-src').join() === "'none'" ? ['nothing is allowed but what is named', 10] : ['a safe policy', 5];
}

function judgeTransport(text: string | undefined): Finding {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(text ?? '')?.[1];
  if (seconds === undefined) return ['no word of TLS', -20];
  return Number(seconds) < SIX_MONTHS_SECONDS ? ['TLS for less than six months', -10] : ['TLS for six months and longer', 0];
}

function judgeReferrer(text: string | undefined): Finding {
  const policy = text?.split(',').at(-1)?.trim().toLowerCase();
  if (policy === undefined) return ['no word of the referrer', 0];
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy)
    ? ['a private referrer', 5]
    : ['a telling referrer', -5];
}

function judgeSharing(text: string | undefined): Finding {
  if (text === undefined || text === 'cross-origin') return ['other sites may load it', 0];
  return /^same-(origin|site)$/.test(text) ? ['other sites may not load it', 10] : ['a sharing that nobody understands', -5];
}

function judgeFraming(policy: string | undefined, text: string | undefined): Finding {
  if (readPolicy(policy ?? '').has('frame-ancestors')) return ['its policy says who may frame it', 5];
  return /^(deny|sameorigin)$/i.test(text ?? '') ? ['a header says who may frame it', 0] : ['anybody may frame it', -20];
}

/** Scripts of other sites count against a page unless each is named by its content. */
function judgeScripts(html: string): Finding {
  const scripts = elementsOf(html).filter(({ name }) => name === 'script');
  const foreign = scripts.filter(({ attributes }) => /^(https?:)?\/\//.test(attributes.get('src') ?? ''));
  if (foreign.length === 0) return ['no scripts of other sites', 0];
  const isNamed = foreign.every(({ attributes }) => attributes.has('integrity'));
  if (foreign.some(({ attributes }) => !attributes.get('src')?.startsWith('https:')))
    return ['scripts of other sites that may come in clear', isNamed ? -20 : -50];
  return isNamed ? ['scripts of other sites, named by their content', 5] : ['scripts of other sites', -5];
}

/**
 * What each header of a page is worth, of those that the Observatory looks at, and their sum; `headers` by names in small letters. It starts
 * at 100, and where the deductions leave 90 or more it adds the bonuses. Not looked at here: cookies, which no host of ours sets, other
 * origins that may read the page (no points either way), and whether a visit in clear is led to TLS, which e2e/other-hosts.spec.ts tries.
 * The rules are those of the scanner's version 1.4.8 (https://github.com/mdn/mdn-http-observatory, src/analyzer and src/grader/charts.js),
 * described at https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 */
export function observatoryPoints(headers: Headers, html: string): { readonly points: number; readonly findings: readonly Finding[] } {
  const policy = headers['content-security-policy'];
  const findings: readonly Finding[] = [
    judgePolicy(policy),
    judgeTransport(headers['strict-transport-security']),
    judgeReferrer(headers['referrer-policy']),
    headers['x-content-type-options'] === 'nosniff' ? ['types are not guessed', 0] : ['types may be guessed', -5],
    judgeFraming(policy, headers['x-frame-options']),
    judgeSharing(headers['cross-origin-resource-policy']),
    judgeScripts(html),
  ];
  const sum = (all: readonly Finding[]) => all.reduce((total, [, points]) => total + points, BASE);
  const withoutBonus = sum(findings.filter(([, points]) => points < 0));
  return { points: Math.max(0, withoutBonus >= ENOUGH_FOR_BONUS ? sum(findings) : withoutBonus), findings };
}
