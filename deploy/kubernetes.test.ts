import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { parse } from 'yaml';
import { ROOT } from '../scripts/folders.mjs';
import { problemsOf } from '../testing/worker/environments.ts';
import { parseSettings, SETTING_NAMES, type RawSettings } from '../worker/settings.ts';
import { parseStoreUrl } from './fleet/store-url.ts';
import { siteSettings } from './site-settings.ts';

/** The published schemas of Kubernetes' API, compiled: each says whether a manifest of that kind is right. */
const SCHEMAS: Readonly<Record<string, (manifest: unknown) => boolean>> = {
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 Namespace': namespace,
  'v1 Secret': secret,
  'v1 Service': service,
};

const FOLDER = path.join(import.meta.dirname, 'kubernetes');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
const read = (name: string): unknown => parse(readFileSync(path.join(FOLDER, name), 'utf8'));

/** The settings as kustomize reads them: what follows the first `=`, as it stands. */
const settingsFile = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(path.join(FOLDER, 'settings.env'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gmu)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const header = v.object({ apiVersion: v.string(), kind: v.string() });

/**
 * What is wrong with a manifest. A schema of Kubernetes says nothing of a field that it does not know, and the API server
 * drops it: a field that the schema has not looked at is one.
 */
function faultsOf(manifest: unknown): readonly string[] {
  const { apiVersion, kind } = v.parse(header, manifest);
  const schema = SCHEMAS[`${apiVersion} ${kind}`];
  if (schema === undefined) return [`there is no schema of ${apiVersion} ${kind}`];
  const unread = new Set<string>();
  const isRight = schema(watched(manifest, '', unread));
  return [...(isRight ? [] : [`${kind} does not fit its schema`]), ...unread];
}

/** The same value, whose fields leave a set as they are read. */
function watched(value: unknown, at: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map(
    Object.entries(value).map(([name, field]) => [name, watched(field, `${at}/${name}`, unread)]),
  );
  const copy = Array.isArray(value) ? [...fields.values()] : Object.fromEntries(fields);
  if (Array.isArray(value)) return copy;
  for (const name of fields.keys()) unread.add(`${at}/${name}`);
  return new Proxy(copy, {
    get(target, name, receiver) {
      unread.delete(`${at}/${String(name)}`);
      return Reflect.get(target, name, receiver);
    },
  });
}

describe('§6 the manifests for Kubernetes', () => {
  test.each(FILES)(
    '%s is what the published schema asks for, and has no field that it does not know',
    (name) => {
      expect(faultsOf(read(name))).toEqual([]);
    },
  );

  test.each(['MARKETS', 'UK_MARKETING_OPT_IN'])(
    '%s is what it is in production on Cloudflare: change it in deploy/kubernetes/settings.env and in wrangler.toml (docs/how-to/regulation.md)',
    (name) => {
      const { vars } = unstable_readConfig(
        { config: path.join(ROOT, 'wrangler.toml'), env: 'production' },
        { hideWarnings: true },
      );
      expect(settingsFile()[name]).toBe(vars[name]);
    },
  );

  test('a wrong value, a missing field and a misspelt one are found', () => {
    const text = readFileSync(path.join(FOLDER, 'deployment.yaml'), 'utf8');
    const changed = (from: string, to: string) => faultsOf(parse(text.replace(from, to)));
    expect(changed('periodSeconds: 10', 'periodSeconds: often')).toContain(
      'Deployment does not fit its schema',
    );
    expect(changed('  selector:\n    matchLabels: { app.kubernetes.io/component: site }\n', '')).toContain(
      'Deployment does not fit its schema',
    );
    expect(changed('readinessProbe', 'readynessProbe')).toContain(
      '/spec/template/spec/containers/0/readynessProbe',
    );
  });

  const kustomization = v.object({
    resources: v.array(v.string()),
    configMapGenerator: v.array(v.strictObject({ name: v.string(), envs: v.array(v.string()) })),
    generatorOptions: v.optional(v.unknown()),
  });

  test('all of them are applied, but the template of the secret', () => {
    const { resources } = v.parse(kustomization, read('kustomization.yaml'));
    expect([...resources, 'secret.yaml'].toSorted()).toEqual(FILES.toSorted());
  });

  const deploymentFile = v.object({
    spec: v.object({
      template: v.object({
        spec: v.object({
          containers: v.array(v.object({ env: v.array(v.unknown()), envFrom: v.array(v.unknown()) })),
        }),
      }),
    }),
  });

  test('a changed setting is a ConfigMap of another name, so that it rolls out', () => {
    const { configMapGenerator, generatorOptions } = v.parse(kustomization, read('kustomization.yaml'));
    expect(configMapGenerator).toEqual([{ name: 'casino-settings', envs: ['settings.env'] }]);
    // They could leave the digest out of the name.
    expect(generatorOptions).toBeUndefined();
    const { spec } = v.parse(deploymentFile, read('deployment.yaml'));
    expect(spec.template.spec.containers[0]?.envFrom).toContainEqual({
      configMapRef: { name: 'casino-settings' },
    });
    const lines = readFileSync(path.join(FOLDER, 'settings.env'), 'utf8').trimEnd().split('\n');
    expect(lines.filter((line) => !/^(?:#|[A-Z_]+=(?!['"]))/u.test(line))).toEqual([]);
  });

  test('with the brand, the licensee, its licences and its secrets filled in the settings are those of a site that serves; until then it names them', () => {
    const data = settingsFile();
    const { stringData } = v.parse(
      v.object({ stringData: v.record(v.string(), v.string()) }),
      read('secret.yaml'),
    );
    const known: ReadonlySet<string> = new Set([...SETTING_NAMES, 'STORE_URL']);
    expect(Object.keys({ ...data, ...stringData }).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.values(stringData).every((value) => value === '')).toBe(true);
    const own = {
      BRAND_NAME: 'Casino',
      BRAND_ID: '12',
      CASINO_ID: '34',
      LICENSEE_NAME: 'Casino Ltd',
      GB_LICENCE_NUMBER: '12345',
      MGA_LICENCE_NUMBER: 'MGA/B2C/394/2017',
      TICKET_TOKEN: 'own-ticket-token-01',
      REVALIDATE_SECRET: 'own-secret-0123456',
      OPS_TOKEN: 'own-ops-token-01234',
    };
    const settings = (filledIn: RawSettings) =>
      siteSettings({ ...data, ...filledIn }, { ENVIRONMENT: 'sandbox' });
    const missing = problemsOf(settings({})).split('\n');
    expect(missing.map((line) => line.replace(/ is not set: .*/u, '')).toSorted()).toEqual(
      Object.keys(own).toSorted(),
    );
    expect(problemsOf(settings(own)), 'write what is not set into deploy/kubernetes/settings.env').toBe(
      'none',
    );
    expect(parseSettings(settings(own))).toMatchObject({ environment: 'production', warnings: [] });
  });

  test('no replica starts without a store, and no visitor states a country', () => {
    const data = settingsFile();
    expect(data['TRUSTED_COUNTRY_HEADER']).toBe('');
    const { stringData } = v.parse(
      v.object({ stringData: v.object({ STORE_URL: v.string() }) }),
      read('secret.yaml'),
    );
    expect(() => parseStoreUrl(stringData.STORE_URL, 'production')).toThrow('STORE_URL is empty');
    const { spec } = v.parse(deploymentFile, read('deployment.yaml'));
    expect(spec.template.spec.containers[0]?.env).toContainEqual({
      name: 'STORE_URL',
      // Kubernetes waits for a key that is not `optional`.
      valueFrom: { secretKeyRef: { name: 'casino-secrets', key: 'STORE_URL' } },
    });
  });

  test('a replica runs with no rights that it does not need, and the ingress alone reaches it', () => {
    expect(read('deployment.yaml')).toMatchObject({
      spec: {
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              {
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: { drop: ['ALL'] },
                },
                volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
              },
            ],
          },
        },
      },
    });
    expect(read('network-policy.yaml')).toMatchObject({
      spec: {
        policyTypes: ['Ingress', 'Egress'],
        ingress: [
          {
            from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } }],
            ports: [{ protocol: 'TCP', port: 'http' }],
          },
        ],
      },
    });
  });

  test('they name each setting that production on Cloudflare names', () => {
    const data = settingsFile();
    const toml = readFileSync(path.join(ROOT, 'wrangler.toml'), 'utf8');
    const section = /^\[env\.production\.vars\]\n(.*?)^\[/msu.exec(toml)?.[1] ?? '';
    const names = section.match(/^[A-Z_]+(?= =)/gmu) ?? [];
    expect(names).toContain('GB_LICENCE_NUMBER');
    expect(names.filter((name) => data[name] === undefined)).toEqual([]);
  });
});
