import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { selectHtml } from '../worker/content/audience.ts';
import { cleanHtml } from '../worker/content/clean-html.ts';
import { cleanOptions } from '../worker/content/site-clean-options.ts';
import { sitePolicies } from '../worker/middleware/security-headers.ts';
import { problemsOf } from '../testing/worker/environments.ts';
import { parseSettings, sandboxSecret, type RawSettings } from '../worker/settings.ts';
import { parseStoreUrl } from './fleet/store-url.ts';

test('§6 compose has no secret of its own: each is the operator’s, and unset it is empty', async () => {
  const compose = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const secrets = [...compose.matchAll(/(?<!\$\{)\b(\w*(?:SECRET|TOKEN|PASSWORD)): *(\S.*)$/gmu)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  );
  expect(secrets.length).toBeGreaterThanOrEqual(5);
  for (const [name, value] of secrets) {
    // MariaDB makes up its root password by itself.
    if (name === 'MARIADB_RANDOM_ROOT_PASSWORD') continue;
    expect(value, name).toMatch(/^\$\{[A-Z_]+:-\}$/u);
  }
});

const service = v.looseObject({
  image: v.optional(v.string()),
  profiles: v.optional(v.array(v.string())),
  environment: v.optional(v.record(v.string(), v.string())),
  volumes: v.optional(v.array(v.string())),
  restart: v.optional(v.string()),
  logging: v.optional(v.unknown()),
});
const composeFile = v.object({ services: v.record(v.string(), service) });

/** What the service `site` of compose.yaml is started with, where the operator has set these variables and no others. */
async function siteEnvironment(given: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const compose = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const { services } = v.parse(composeFile, parse(compose));
  return Object.fromEntries(
    Object.entries(services['site']?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{([A-Z_]+):-\}/gu, (_whole, variable: string) => given[variable] ?? ''),
    ]),
  );
}

test('§6 compose beside its sandbox starts as it is', async () => {
  const environment = await siteEnvironment({});
  expect(Object.keys(environment)).toEqual(expect.arrayContaining(['SITE_URL', 'OPS_TOKEN', 'CMS_ORIGIN']));
  expect(problemsOf(environment)).toBe('none');
});

test('§6 compose with a real CMS does not start without secrets, nor on those that everybody can read', async () => {
  const CMS_ORIGIN = 'http://wordpress';
  expect(problemsOf(await siteEnvironment({ CMS_ORIGIN })).split('\n')).toEqual([
    'REVALIDATE_SECRET is not set, and CMS_ORIGIN is not the sandbox: expected 16 characters or more',
    'OPS_TOKEN is not set, and CMS_ORIGIN is not the sandbox: expected 16 characters or more',
  ]);
  const published = {
    CMS_ORIGIN,
    REVALIDATE_SECRET: sandboxSecret('REVALIDATE_SECRET'),
    OPS_TOKEN: sandboxSecret('OPS_TOKEN'),
  };
  expect(problemsOf(await siteEnvironment(published)).split('\n')).toEqual([
    "REVALIDATE_SECRET is the sandbox's, which everybody can read",
    "OPS_TOKEN is the sandbox's, which everybody can read",
  ]);
  const own = {
    CMS_ORIGIN,
    REVALIDATE_SECRET: 'a-secret-of-our-own-1',
    OPS_TOKEN: 'a-token-of-our-own-2',
  };
  expect(problemsOf(await siteEnvironment(own))).toBe('none');
});

test('§6 compose leads browsers to published ports alone, with its sandbox and with a real CMS', async () => {
  const own = { REVALIDATE_SECRET: 'a-secret-of-our-own-1', OPS_TOKEN: 'a-token-of-our-own-2' };
  const image = '<p>a</p><img src="/wp-content/uploads/a.jpg" alt="">';
  for (const [given, cms] of [
    [{}, 'http://localhost:8788'],
    [{ CMS_ORIGIN: 'http://wordpress', ...own }, 'http://localhost:8789'],
  ] as const) {
    const environment = await siteEnvironment(given);
    const settings = parseSettings(environment);
    const app = new Hono<{ Bindings: RawSettings }>();
    app.get('/', sitePolicies([]), (c) => c.body(null));
    const policy = (await app.request('/', {}, environment)).headers.get('content-security-policy') ?? '';
    expect(policy.match(/img-src[^;]*/u)?.[0]).toContain(` ${cms}`);
    expect(policy.match(/http:\/\/(?!localhost:)\S*/gu)).toBeNull();
    expect(selectHtml(cleanHtml(image, cleanOptions(settings, 'en', { service: 'cms' })), 'GB')).toContain(
      `src="${cms}/wp-content/uploads/a.jpg"`,
    );
    expect(settings.publicUpstreams.feed).toBe('http://localhost:8788/api/games');
  }
  const text = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const { services } = v.parse(composeFile, parse(text));
  const config = services['wordpress']?.environment?.['WORDPRESS_CONFIG_EXTRA'];
  expect(config).toContain(`define('CASINO_SITE_URL', '${services['site']?.environment?.['SITE_URL']}');`);
  expect(config).toContain(`define('CASINO_DELIVERY_URL', 'http://site:8787');`);
});

test('§7.3 in compose WordPress reaches itself at the address that it is published at', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const { site, wordpress } = v.parse(composeFile, parse(text)).services;
  const origins = site?.environment?.['PUBLIC_ORIGINS'] ?? '';
  const [, port] = /http:\/\/wordpress=http:\/\/localhost:(\d+)/u.exec(origins) ?? [];
  const mounts = (wordpress?.volumes ?? []).map((volume) => volume.split(':'));
  const [source = ''] = mounts.find(([, target]) => target?.startsWith('/etc/apache2/conf-enabled/')) ?? [];
  const apache = await readFile(path.join(import.meta.dirname, source), 'utf8');
  expect(apache).toContain(`\nListen ${port}\n<VirtualHost *:${port}>\n`);
});

/** The folders that an image of others makes and gives to the user who writes there, as its own Dockerfile says. */
const FOLDERS_OF_IMAGES: Readonly<Record<string, readonly string[]>> = {
  'docker.io/library/wordpress': ['/var/www/html'],
  'docker.io/library/mariadb': ['/var/lib/mysql'],
};

test('§6 each volume of compose is on a folder that its image gives to who writes there; Docker would give any other to root', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const dockerfile = await readFile(path.join(import.meta.dirname, 'Dockerfile'), 'utf8');
  const ours = Array.from(
    dockerfile.matchAll(/^RUN mkdir (\S+) && chown \S+ \1$/gmu),
    ([, folder]) => folder,
  );
  const { services } = v.parse(composeFile, parse(text));
  const onVolumes = Object.entries(services).flatMap(([name, { image, volumes = [] }]) =>
    volumes
      .map((volume) => volume.split(':'))
      .filter(([source]) => /^\w/u.test(source ?? ''))
      .map(([, folder]) => ({ name, image: image?.replace(/:[^:/]*$/u, ''), folder })),
  );
  expect(onVolumes.map(({ name }) => name)).toEqual(['site', 'wordpress', 'database']);
  for (const { name, image, folder } of onVolumes) {
    expect(image === undefined ? ours : FOLDERS_OF_IMAGES[image], name).toContain(folder);
  }
});

test('§8 every service starts again by itself, and its log does not fill the disk', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const { services } = v.parse(composeFile, parse(text));
  for (const [name, { restart, logging }] of Object.entries(services)) {
    expect(restart, name).toBe('unless-stopped');
    expect(logging, name).toEqual({
      driver: 'json-file',
      options: { 'max-size': expect.stringMatching(/^\d+m$/u), 'max-file': expect.stringMatching(/^\d$/u) },
    });
  }
});

test('§8 the profile fleet is three replicas with one store, and Caddy in front of just these', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const { services } = v.parse(composeFile, parse(text));
  const inFleet = Object.keys(services).filter(
    (name) => services[name]?.profiles?.includes('fleet') === true,
  );
  expect(inFleet).toEqual(['site-1', 'site-2', 'site-3', 'valkey', 'caddy']);
  const replicas = inFleet.filter((name) => name.startsWith('site-'));
  expect(services['caddy']?.environment?.['REPLICAS']).toBe(replicas.map((name) => `${name}:8787`).join(' '));
  for (const name of replicas) {
    const { STORE_URL = '', ...environment } = services[name]?.environment ?? {};
    expect(STORE_URL).toBe('redis://:${STORE_PASSWORD:-}@valkey:6379');
    const urlWith = (password: string) => STORE_URL.replace('${STORE_PASSWORD:-}', password);
    expect(parseStoreUrl(urlWith(''), 'sandbox')).not.toBeNull();
    const production = 'production';
    expect(parseStoreUrl(urlWith('a-password-of-our-own'), production)).not.toBeNull();
    expect(() => parseStoreUrl(urlWith(''), production)).toThrow('STORE_URL has no password');
    const ours = Object.entries(environment).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{[A-Z_]+:-\}/gu, ''),
    ]);
    expect(problemsOf(Object.fromEntries(ours))).toBe('none');
  }
});
