import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { ROOT } from '../scripts/folders.mjs';
import { problemsOf } from '../testing/worker/environments.ts';
import { SERVICE_NAMES, upstreamRow } from '../worker/upstream/upstreams.ts';

const config = v.object({
  name: v.string(),
  definedEnvironments: v.array(v.string()),
  workers_dev: v.optional(v.boolean()),
  preview_urls: v.optional(v.boolean()),
  routes: v.optional(v.array(v.unknown())),
  vars: v.objectWithRest({ SITE_URL: v.string() }, v.string()),
});

/** What a deployment of that environment is, as wrangler reads it; of none: what stands outside of them. */
const configOf = (env?: string) =>
  v.parse(
    config,
    unstable_readConfig({ config: path.join(ROOT, 'wrangler.toml'), env }, { hideWarnings: true }),
  );
const ENVIRONMENTS = configOf().definedEnvironments;

/** Says how a service is added. */
const RECIPE = 'docs/how-to/upstream.md';

/** Texts that tell a person what to type. */
const INSTRUCTIONS = [
  'README.md',
  'wrangler.toml',
  'scripts/logs.ts',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe('§6 the environments on Cloudflare', () => {
  test('each is a Worker of its own, and so is what a command without one would deploy', () => {
    const names = [configOf(), ...ENVIRONMENTS.map((name) => configOf(name))].map(({ name }) => name);
    expect(ENVIRONMENTS).toEqual(expect.arrayContaining(['production', 'staging']));
    expect(new Set(names).size).toBe(names.length);
  });

  test('each answers at the host of its SITE_URL, and nowhere else', () => {
    for (const environment of ENVIRONMENTS) {
      const { vars, routes, ...addresses } = configOf(environment);
      expect(routes, environment).toEqual([{ pattern: new URL(vars.SITE_URL).host, custom_domain: true }]);
      expect(addresses, environment).toMatchObject({ workers_dev: false, preview_urls: false });
    }
    const { workers_dev, preview_urls, routes } = configOf();
    expect([workers_dev, preview_urls, routes]).toEqual([false, false, undefined]);
  });

  test('production has no licence of nobody and no brand of the sandbox’s: its start names them, and nothing else than secrets', () => {
    const { vars } = configOf('production');
    const missing = problemsOf(vars).split('\n');
    expect(missing.every((line) => line.includes(' is not set: '))).toBe(true);
    expect(missing.map((line) => line.split(' ')[0]).toSorted()).toEqual([
      'BRAND_ID',
      'BRAND_NAME',
      'CASINO_ID',
      'GB_LICENCE_NUMBER',
      'LICENSEE_NAME',
      'MGA_LICENCE_NUMBER',
      'OPS_TOKEN',
      'REVALIDATE_SECRET',
      'TICKET_TOKEN',
    ]);
  });

  test('the setting of each service stands in wrangler.toml, explained among all settings, and with an address in each environment', () => {
    const toml = readFileSync(path.join(ROOT, 'wrangler.toml'), 'utf8');
    const environments = ENVIRONMENTS.map((name) => ({ name, vars: configOf(name).vars }));
    for (const service of SERVICE_NAMES) {
      const { setting, onlyWith } = upstreamRow(service);
      expect(
        configOf().vars,
        `write ${setting} = "" into [vars], below a comment (${RECIPE})`,
      ).toHaveProperty(setting);
      expect(toml, `write a comment for operators above ${setting} in [vars] (${RECIPE})`).toMatch(
        new RegExp(`^# .*\\n${setting} = `, 'mu'),
      );
      for (const { name, vars } of environments) {
        if (onlyWith !== undefined && vars[onlyWith] === undefined) continue;
        const how = `write ${setting} with the address of the service into [env.${name}.vars] (${RECIPE})`;
        expect(vars[setting] ?? '', how).not.toBe('');
      }
    }
  });

  test('the numbers of licences that a sandbox shows are refused in production', () => {
    const shown = Object.entries(configOf().vars).filter(
      ([name, value]) => name.endsWith('_LICENCE_NUMBER') && value !== '',
    );
    expect(shown.map(([name]) => name)).toEqual(['GB_LICENCE_NUMBER', 'MGA_LICENCE_NUMBER']);
    const wrong = problemsOf({ ...configOf('production').vars, ...Object.fromEntries(shown) });
    for (const [name] of shown) expect(wrong).toContain(`${name} is a placeholder`);
  });

  test('every command that we tell to type names one of them', () => {
    const commands = INSTRUCTIONS.flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(/(?:npx |`)(wrangler [^`\n#]+)/gu)].map(([, command = '']) => command.trim());
    });
    expect(commands.length).toBeGreaterThan(7);
    const environments = ENVIRONMENTS.map((name) => `--env ${name}`);
    const without = commands.filter(
      (command) => !environments.some((environment) => `${command} `.includes(`${environment} `)),
    );
    expect(without).toEqual([]);
  });

  test('a new version of production stores its files before a visitor gets a page of it', () => {
    const recipe = readFileSync(path.join(ROOT, 'docs/how-to/fleet.md'), 'utf8');
    const { name, vars } = configOf('production');
    const steps = [
      'versions deploy NEW@0% OLD@100%',
      `'Cloudflare-Workers-Version-Overrides: ${name}="NEW"' ${vars.SITE_URL}/ops/keep-build`,
      'versions deploy NEW@10% OLD@90%',
    ];
    const places = steps.map((step) => recipe.indexOf(step));
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((one, other) => one - other));
  });
});
