/** Works out where a call goes. Opens no connection. */

/**
 * The address of an endpoint under a base address. Without `version` a base with a path is used as it is, trailing slashes
 * aside, and one without gets `/v1`, so `http://127.0.0.1:9999` and `http://127.0.0.1:9999/v1/` mean the same. With a
 * `version` such as `v1beta` that one is added unless the base ends in a version already; an empty one adds nothing. A
 * query of the base is kept. Null when the base is no http or https address or holds a user name or password.
 */
export function toEndpointUrl(baseUrl: string, endpoint: string, version?: string): URL | null {
  const url = URL.parse(baseUrl.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = `${version === undefined ? path || '/v1' : toVersionedPath(path, version)}/${endpoint}`;
  url.hash = '';
  return url;
}

function toVersionedPath(path: string, version: string): string {
  return version === '' || /\/v\d[a-z0-9]*$/i.test(path) ? path : `${path}/${version}`;
}
