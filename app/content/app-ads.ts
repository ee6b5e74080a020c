// Reads and writes app-ads.txt, the list of who may sell ads in the studio's apps (IAB Tech Lab, app-ads.txt 1.0 and ads.txt 1.1).

const RELATIONSHIPS = ['DIRECT', 'RESELLER'] as const;
const VARIABLES = ['CONTACT', 'SUBDOMAIN', 'INVENTORYPARTNERDOMAIN', 'OWNERDOMAIN', 'MANAGERDOMAIN'] as const;

interface Seller {
  readonly kind: 'seller';
  readonly domain: string; // of the ad system
  readonly account: string; // the studio's id there
  readonly relationship: (typeof RELATIONSHIPS)[number];
  readonly authority: string | null; // the ad system's id with a certification authority
  readonly extensions: string | null; // what follows the first semicolon, for whoever agreed on it
}

interface Variable {
  readonly kind: 'variable';
  readonly name: (typeof VARIABLES)[number];
  readonly value: string;
}

export interface Line {
  readonly record: Seller | Variable | null;
  readonly comment: string | null; // without its #
}

export interface AppAds {
  readonly lines: readonly Line[];
  /** What is wrong, each with its line and how to fix it. */
  readonly problems: readonly string[];
}

const DOMAIN = /^([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;
const SELLER_EXAMPLE = 'ads.example, pub-0000000000000001, DIRECT, f00dcafe00000001';

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

function readVariable(given: string, value: string): Variable | string {
  const name = given.toUpperCase();
  if (!isOneOf(VARIABLES, name)) return `"${given}" is not a variable; use one of ${VARIABLES.join(', ')}`;
  if (value === '') return `${name} has no value`;
  if (name === 'CONTACT') return { kind: 'variable', name, value };
  const [domain = '', country, ...rest] = value.split(',').map((part) => part.trim());
  if (!DOMAIN.test(domain)) return `${name} is "${domain}"; it should be a domain such as ads.example`;
  if (country === undefined) return { kind: 'variable', name, value: domain.toLowerCase() };
  if (name !== 'MANAGERDOMAIN' || rest.length > 0 || !/^[a-z]{2}$/i.test(country))
    return `${name} is "${value}"; it should be a domain${name === 'MANAGERDOMAIN' ? ', and a country code such as US if it is for one country' : ' alone'}`;
  return { kind: 'variable', name, value: `${domain.toLowerCase()}, ${country.toUpperCase()}` };
}

function readSeller(text: string): Seller | string {
  const [fields = '', ...extensions] = text.split(';').map((part) => part.trim());
  const [domain = '', account = '', given = '', authority, ...rest] = fields.split(',').map((field) => field.trim());
  const relationship = given.toUpperCase();
  if (!DOMAIN.test(domain)) return `"${domain}" is not a domain; write a line such as "${SELLER_EXAMPLE}"`;
  if (account === '' || /\s/.test(account)) return `the account is "${account}"; it should be the studio's id at ${domain}, without spaces`;
  if (!isOneOf(RELATIONSHIPS, relationship)) return `the relationship is "${given}"; it should be ${RELATIONSHIPS.join(' or ')}`;
  if (authority !== undefined && !/^[a-z0-9]+$/i.test(authority))
    return `the certification authority id is "${authority}"; use letters and digits, or leave the fourth field out`;
  if (rest.length > 0) return `has ${4 + rest.length} fields; it should have 3 or 4`;
  return {
    kind: 'seller',
    domain: domain.toLowerCase(),
    account,
    relationship,
    authority: authority ?? null,
    extensions: extensions.length > 0 ? extensions.join(';') : null,
  };
}

function readRecord(text: string): Seller | Variable | string {
  const [, name, value] = /^(\w+)\s*=\s*(.*)$/.exec(text) ?? [];
  return name !== undefined && value !== undefined ? readVariable(name, value) : readSeller(text);
}

/** What may appear only once: one owner, one manager per country, one line per seller account. */
function keyOf(record: Seller | Variable): string {
  if (record.kind === 'seller') return `${record.domain}, ${record.account}, ${record.relationship}`;
  if (record.name === 'OWNERDOMAIN') return record.name;
  if (record.name === 'MANAGERDOMAIN') return [record.name, ...record.value.split(', ').slice(1)].join(' for ');
  return `${record.name}=${record.value}`;
}

/** Reads a file with whatever line endings, spacing and case it comes with. */
export function parseAppAds(text: string): AppAds {
  const lines: Line[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .entries()) {
    const [, said = '', comment] = /^([^#]*)(?:#(.*))?$/.exec(raw) ?? [];
    const record = said.trim() === '' ? null : readRecord(said.trim());
    if (typeof record === 'string') {
      problems.push(`line ${index + 1}: ${record}`);
      continue;
    }
    if (record && seen.has(keyOf(record))) problems.push(`line ${index + 1}: repeats ${keyOf(record)}; say it once`);
    if (record) seen.add(keyOf(record));
    lines.push({ record, comment: comment?.trim() ?? null });
  }
  if (!lines.some(({ record }) => record?.kind === 'seller') && problems.length === 0)
    problems.push('names no seller; if there is none, write "placeholder.example.com, placeholder, DIRECT, placeholder"');
  return { lines, problems };
}

function formatRecord(record: Seller | Variable): string {
  if (record.kind === 'variable') return `${record.name}=${record.value}`;
  const { domain, account, relationship, authority, extensions } = record;
  const fields = [domain, account, relationship, authority].filter((field) => field !== null).join(', ');
  return extensions === null ? fields : `${fields};${extensions}`;
}

/** The file in one form: uppercase keywords, lowercase domains, one space after a comma. */
export function formatAppAds(lines: readonly Line[]): string {
  const texts = lines.map(({ record, comment }) =>
    [record && formatRecord(record), comment !== null && `# ${comment}`.trim()].filter(Boolean).join(' '),
  );
  return `${texts.join('\n')}\n`;
}
