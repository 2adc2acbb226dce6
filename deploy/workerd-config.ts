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
  /** Folder of the `CACHE` namespace, absolute; `null` binds none. */
  readonly kvDir: string | null;
  /** Paths of the helper Workers, relative to the configuration file. */
  readonly assetsModulePath: string;
  readonly kvModulePath: string;
  /** Where the `PACKER` binding's service listens; `null` binds none. */
  readonly packerAddress: string | null;
}

/**
 * The configuration in Cap'n Proto's text form. The socket leads straight to the Worker, with no entry Worker
 * between, so requests are as fast as workerd is, and `request.cf.clientIp` is the socket's own address, which no
 * header can forge.
 */
export function workerdConfig(service: WorkerdService): string {
  const text = (value: string): string => JSON.stringify(value);
  const compatibility = `compatibilityDate = ${text(service.compatibilityDate)}, compatibilityFlags = [${service.compatibilityFlags.map(text).join(', ')}]`;
  const bindings = [
    `(name = "ASSETS", service = "assets")`,
    ...(service.kvDir === null ? [] : [`(name = "CACHE", kvNamespace = "kv")`]),
    ...(service.packerAddress === null ? [] : [`(name = "PACKER", service = "packer")`]),
    ...service.settings.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
  ];
  const kvServices =
    service.kvDir === null
      ? []
      : [
          `(name = "kv", worker = (
      modules = [(name = "kv.js", esModule = embed ${text(service.kvModulePath)})],
      ${compatibility},
      durableObjectNamespaces = [(className = "KvStore", uniqueKey = "kv-store", enableSql = true)],
      durableObjectStorage = (localDisk = "kv-disk"),
      bindings = [(name = "STORE", durableObjectNamespace = "KvStore")]))`,
          `(name = "kv-disk", disk = (path = ${text(service.kvDir)}, writable = true))`,
        ];
  const packer =
    service.packerAddress === null
      ? []
      : [`(name = "packer", external = (address = ${text(service.packerAddress)}, http = ()))`];
  const helpers = [...kvServices, ...packer];
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
