import * as v from 'valibot';
import { keysOf, recordOf } from '../shared/domain/records.ts';
import { list, text, type SettingProblems } from './setting-fields.ts';
import { SERVICE_NAMES, upstreamRow, type AskedBy, type UpstreamSetting } from './upstream/upstreams.ts';

/** How settings that are addresses are read, and which of them have to be https (worker/settings.ts). */

/** What an address may be: an origin, something that a path is written behind, or any page or file. */
const EXPECTED = {
  origin: 'an origin, as https://host or https://host:port',
  base: 'an address without a query, as https://host/path',
  page: 'the address of a page or a file, as https://host/path',
} as const;
type Shape = keyof typeof EXPECTED;

interface AddressRow {
  readonly shape: Shape;
  readonly asked: AskedBy;
}

type OwnAddress =
  | 'SITE_URL'
  | 'SANDBOX_ORIGIN'
  | 'PLATFORM_SCRIPT_URL'
  | 'AFFILIATE_URL'
  | 'APP_STORE_URL'
  | 'PLAY_STORE_URL';

/** Each setting that is one address: its field and its rules follow from its row. */
const ADDRESSES: Readonly<Record<OwnAddress | UpstreamSetting, AddressRow>> = {
  SITE_URL: { shape: 'origin', asked: 'by-browsers' },
  SANDBOX_ORIGIN: { shape: 'origin', asked: 'by-the-site' },
  PLATFORM_SCRIPT_URL: { shape: 'page', asked: 'by-browsers' },
  AFFILIATE_URL: { shape: 'page', asked: 'by-browsers' },
  APP_STORE_URL: { shape: 'page', asked: 'by-browsers' },
  PLAY_STORE_URL: { shape: 'page', asked: 'by-browsers' },
  ...serviceAddresses(),
};

type AddressSetting = keyof typeof ADDRESSES;

/** That of a service is an origin, or the address of its only resource. */
function serviceAddresses(): Readonly<Record<UpstreamSetting, AddressRow>> {
  const rows = SERVICE_NAMES.map(upstreamRow);
  return recordOf(
    rows.map(({ setting }) => setting),
    (name) => {
      const row = rows.find(({ setting }) => setting === name);
      return {
        shape: row?.sandboxPath === undefined ? 'origin' : 'page',
        asked: row?.asked ?? 'by-the-site',
      };
    },
  );
}

/** An address of that shape without slashes at its end; empty stays empty. */
const addressOf = (shape: Shape) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const reason = dataset.typed && dataset.value !== '' ? unfitness(dataset.value, shape) : null;
      if (reason !== null) addIssue({ message: `${reason}: expected ${EXPECTED[shape]}` });
    }),
    v.transform((value) => (value === '' ? '' : new URL(value).href.replace(/\/+$/u, ''))),
  );

/** The same; empty where it is not set. */
export const address = (shape: Shape) => v.optional(addressOf(shape), '');

export const ADDRESS_FIELDS = recordOf(keysOf(ADDRESSES), (name) => address(ADDRESSES[name].shape));

/** What is expected where an address is not set. */
export function expectedAddress(name: AddressSetting): string {
  return EXPECTED[ADDRESSES[name].shape];
}

/** Origins, comma-separated. */
export const origins = v.pipe(list, v.array(addressOf('origin')));

/**
 * Each setting of further origins that the content security policy admits, with their schemes: what the platform asks or has
 * its styles from, and what it shows in frames and posts forms to.
 */
const ADMITTED = {
  PLATFORM_CONNECT_ORIGINS: ['http', 'ws'],
  PLATFORM_FRAME_ORIGINS: ['http'],
} as const;

export const ADMITTED_FIELDS = recordOf(keysOf(ADMITTED), (name) => admitted(ADMITTED[name]));

/** Origins as a policy names them, comma-separated: `https://*.host` is each host below that one. */
function admitted(schemes: readonly string[]) {
  const [first = ''] = schemes;
  const expected = schemes.map((scheme) => `${scheme}s://host`).join(' or ');
  return v.pipe(
    list,
    v.array(
      v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          const reason = dataset.typed ? inadmissibility(dataset.value, schemes) : null;
          if (reason !== null)
            addIssue({
              message: `${reason}: expected ${expected}, or ${first}s://*.host for the hosts below it`,
            });
        }),
        v.transform((value) => new URL(value).origin),
      ),
    ),
  );
}

/** An origin for another, `http://inside=https://outside`, comma-separated. */
export const originPairs = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (pair) => pair.split('=').map(isOrigin).join() === 'true,true',
        'holds something that is not origin=origin',
      ),
    ),
  ),
  v.transform(
    (pairs) =>
      new Map(
        pairs.map((pair) => {
          const [inside = '', outside = ''] = pair.split('=');
          return [inside, outside] as const;
        }),
      ),
  ),
);

/** An https address on one line, as it is written into a file of lines. */
export const secureUrl = v.pipe(
  text,
  v.check((value) => value === '' || isHttps(value), 'is not an https address'),
);

/** What `Contact` of a security.txt may be here (RFC 9116 §2.5.3). */
export const contact = v.pipe(
  text,
  v.check(
    (value) => value === '' || /^mailto:[^\s@]+@[^\s@]+$/u.test(value) || isHttps(value),
    'is neither mailto: with an address nor an https address',
  ),
);

interface AddressFacts {
  readonly values: Readonly<Record<AddressSetting, string>> &
    Readonly<Record<keyof typeof ADMITTED, readonly string[]>>;
  readonly isSandbox: boolean;
  /** Whether an address is the sandbox's own. */
  readonly isSandboxes: (address: string) => boolean;
  /** The address of a service as browsers know it. */
  readonly asBrowsersKnow: (address: string) => string;
  /** Whether a setting is used at all. */
  readonly isUsed: (name: AddressSetting) => boolean;
}

/** Adds each address that is not https though what goes that way asks for it. */
export function addPlainAddresses(problems: SettingProblems, facts: AddressFacts): void {
  const { values, isSandbox, asBrowsersKnow, isUsed } = facts;
  for (const name of keysOf(ADDRESSES).filter(isUsed)) {
    const { asked } = ADDRESSES[name];
    if (asked === 'with-a-secret') addPlainWay(problems, name, { ...facts, address: values[name] });
    if (isSandbox) continue;
    if (asked === 'by-browsers' && isPlainHttp(values[name])) {
      problems.add(name, 'is not https: expected https://, since browsers go there');
    }
    if (
      asked === 'by-both' &&
      problems.isRead('PUBLIC_ORIGINS') &&
      isPlainHttp(asBrowsersKnow(values[name]))
    ) {
      problems.add(
        name,
        'is not https: expected https://, since browsers load from there, or in PUBLIC_ORIGINS the https origin that they know it by',
      );
    }
  }
  if (isSandbox) return;
  for (const name of keysOf(ADMITTED)) {
    if (!values[name].some((origin) => /^(?:http|ws):/u.test(origin))) continue;
    const schemes = ADMITTED[name].map((scheme) => `${scheme}s://`).join(' or ');
    problems.add(name, `holds an origin without TLS: expected ${schemes}, since browsers go there`);
  }
}

/** Adds an address by which a secret could be read on its way: in every environment, unless it goes to the sandbox or stays on the machine. */
export function addPlainWay(
  problems: SettingProblems,
  name: string,
  {
    address: to,
    isSandbox,
    isSandboxes,
  }: Pick<AddressFacts, 'isSandbox' | 'isSandboxes'> & { readonly address: string },
): void {
  const staysHere = isSandboxes(to) || (isSandbox && isLoopback(to));
  if (!staysHere && isPlainHttp(to)) {
    problems.add(name, 'is not https: expected https://, since secrets are sent there');
  }
}

const UNNAMEABLE = 'has a host that a policy cannot name';

/**
 * Why an address is not of that shape; `null`: it is. Each scheme may be with TLS or without. A host may have no characters that end a
 * directive of a policy, or begin one (`;`, `,`, `'`, `*`), though addresses can have them.
 */
function unfitness(value: string, shape: Shape, schemes: readonly string[] = ['http']): string | null {
  const url = URL.parse(value);
  if (url === null || !schemes.some((scheme) => [`${scheme}:`, `${scheme}s:`].includes(url.protocol))) {
    return `is not an ${schemes.map((scheme) => `${scheme}(s)`).join(' or ')} address`;
  }
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/u.test(url.hostname)) return UNNAMEABLE;
  if (url.username !== '' || url.password !== '') return 'names a user or a password';
  if (shape !== 'page' && /[?#]/u.test(value)) return 'has a query or a fragment';
  return shape === 'origin' && !/^\/+$/u.test(url.pathname) ? 'has a path' : null;
}

/** Why the content security policy cannot name an origin, or would name too much by it; `null`: it can. */
function inadmissibility(value: string, schemes: readonly string[]): string | null {
  const reason = unfitness(URL.canParse(value) ? value.replace('//*.', '//') : value, 'origin', schemes);
  if (reason !== null) return reason;
  const { hostname } = new URL(value);
  const host = hostname.replace(/^\*\./u, '');
  // The policy's grammar has no other characters.
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)*$/u.test(host)) return UNNAMEABLE;
  return host !== hostname && !host.includes('.')
    ? 'has a wildcard over the hosts of more than one domain'
    : null;
}

function isHttps(value: string): boolean {
  return /^https:\S+$/u.test(value) && unfitness(value, 'page') === null;
}

function isOrigin(value: string): boolean {
  return unfitness(value, 'origin') === null && new URL(value).origin === value;
}

/** Whether what is sent to an address can be read on its way. */
function isPlainHttp(value: string): boolean {
  return URL.parse(value)?.protocol === 'http:';
}

/** Whether what is sent to an address stays on the machine. */
export function isLoopback(value: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(URL.parse(value)?.hostname ?? '');
}
