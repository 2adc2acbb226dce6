/** What one Worker needs to run on workerd by itself: `workerd serve`'s configuration is made from this. */
export interface WorkerdService {
  /** Path of the Worker's module, relative to the configuration file. */
  readonly modulePath: string;
  readonly compatibilityDate: string;
  readonly compatibilityFlags: readonly string[];
  /** `host:port`; port 0 takes a free one. */
  readonly address: string;
  /** Folder of static files behind the `ASSETS` binding, absolute. */
  readonly assetsDir: string;
  /** Names of environment variables that become text bindings. Values stay in the environment, off the disk. */
  readonly settings: readonly string[];
  /** Where the `CACHE` namespace is: in a folder (absolute), or a service that listens somewhere; `null` binds none. */
  readonly kv: { readonly folder: string } | { readonly address: string } | null;
  /** Paths of the helper Workers, relative to the configuration file. */
  readonly assetsModulePath: string;
  readonly kvModulePath: string;
  /** Services of the server beside workerd: where each listens, by the name of its binding. */
  readonly services: Readonly<Record<string, string>>;
}

/**
 * The configuration in Cap'n Proto's text form. The socket leads straight to the Worker, with no entry Worker
 * between, so requests are as fast as workerd is, and `request.cf.clientIp` is the socket's own address, which no
 * header can forge.
 */
export function workerdConfig(service: WorkerdService): string {
  const text = (value: string): string => JSON.stringify(value);
  const compatibility = `compatibilityDate = ${text(service.compatibilityDate)}, compatibilityFlags = [${service.compatibilityFlags.map(text).join(', ')}]`;
  const external = (name: string, address: string): string =>
    `(name = ${text(name)}, external = (address = ${text(address)}, http = ()))`;
  const { kv } = service;
  const bindings = [
    `(name = "ASSETS", service = "assets")`,
    ...(kv === null ? [] : [`(name = "CACHE", kvNamespace = "kv")`]),
    ...Object.keys(service.services).map((name) => `(name = ${text(name)}, service = ${text(name)})`),
    ...service.settings.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
  ];
  const kvOnDisk = (folder: string): readonly string[] => [
    `(name = "kv", worker = (
      modules = [(name = "kv.js", esModule = embed ${text(service.kvModulePath)})],
      ${compatibility},
      durableObjectNamespaces = [(className = "KvStore", uniqueKey = "kv-store", enableSql = true)],
      durableObjectStorage = (localDisk = "kv-disk"),
      bindings = [(name = "STORE", durableObjectNamespace = "KvStore")]))`,
    `(name = "kv-disk", disk = (path = ${text(folder)}, writable = true))`,
  ];
  const kvServices = kv === null ? [] : 'folder' in kv ? kvOnDisk(kv.folder) : [external('kv', kv.address)];
  const helpers = [
    ...kvServices,
    ...Object.entries(service.services).map(([name, address]) => external(name, address)),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "index.js", esModule = embed ${text(service.modulePath)})],
      ${compatibility},
      globalOutbound = "network",
      bindings = [
        ${bindings.join(',\n        ')}
      ])),
    (name = "assets", worker = (
      modules = [(name = "assets.js", esModule = embed ${text(service.assetsModulePath)})],
      ${compatibility},
      bindings = [(name = "DISK", service = "assets-disk")])),
    (name = "assets-disk", disk = (path = ${text(service.assetsDir)})),
    (name = "network", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true))),
    ${helpers.join(',\n    ')}
  ],
  sockets = [(name = "http", address = ${text(service.address)}, http = (), service = "main")]
);
`;
}
