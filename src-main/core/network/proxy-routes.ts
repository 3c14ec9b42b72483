/** A route out of this machine, and how the environment, a system and an owner write one. Pure. */

export interface HttpProxy {
  /** The connection to the proxy itself is TLS. */
  isSecure: boolean;
  /** Without the brackets of IPv6. */
  host: string;
  port: number;
  /** `user:password`; null: it is not asked as anybody. */
  credentials: string | null;
}

export type ProxyRoute =
  | { kind: 'direct' }
  | { kind: 'proxy'; proxy: HttpProxy }
  /** A proxy is named that cannot be used. `named` holds no password. */
  | { kind: 'unusable'; named: string };

/** In the order in which they are tried. */
export type ProxyRoutes = readonly [ProxyRoute, ...ProxyRoute[]];

export const DIRECT: ProxyRoutes = [{ kind: 'direct' }];

/** A proxy as variables and owners write it: `http://user:password@host:8080`, `https://host`, or `host:8080`. */
export function readProxy(text: string): ProxyRoute {
  const written = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `http://${written}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') {
    return { kind: 'unusable', named: hideCredentials(written) };
  }
  const isSecure = url.protocol === 'https:';
  const credentials =
    url.username === '' && url.password === '' ? null : `${decode(url.username)}:${decode(url.password)}`;
  return { kind: 'proxy', proxy: { isSecure, host: toBare(url.hostname), port: portOf(url), credentials } };
}

/** What a system says of an address, in the form of PAC scripts: `PROXY a:8080; HTTPS b:443; DIRECT`. */
export function readPacResult(text: string): ProxyRoutes {
  const routes = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readPacEntry);
  const [usable, ...others] = routes.filter(({ kind }) => kind !== 'unusable');
  if (usable !== undefined) return [usable, ...others];
  return routes[0] === undefined ? DIRECT : [routes[0]];
}

function readPacEntry(entry: string): ProxyRoute {
  const [kind = '', address = ''] = entry.split(/\s+/);
  if (/^direct$/i.test(kind)) return { kind: 'direct' };
  if (/^(?:proxy|http)$/i.test(kind)) return readProxy(`http://${address}`);
  if (/^https$/i.test(kind)) return readProxy(`https://${address}`);
  return { kind: 'unusable', named: entry };
}

/** `proxy.example:8080`, with its scheme where that is not the usual one. */
export function nameProxy({ isSecure, host, port }: HttpProxy): string {
  return `${isSecure ? 'https://' : ''}${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The proxy of a route, as it may be shown; null: straight. */
export function nameProxyRoute(route: ProxyRoute): string | null {
  if (route.kind === 'direct') return null;
  return route.kind === 'proxy' ? nameProxy(route.proxy) : route.named;
}

/** The port of an address, given or implied. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function toBare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A per cent sign that means nothing else stays one. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hideCredentials(text: string): string {
  return text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/i, '$1');
}
