/** Works out where a call goes. Opens no connection. */

/**
 * The address of an endpoint under a base address. A base with a path is used as it is, trailing slashes aside; one
 * without gets `/v1`, so `http://127.0.0.1:9999` and `http://127.0.0.1:9999/v1/` mean the same. A query of the base is
 * kept. Null when the base is no http or https address or holds a user name or password.
 */
export function toEndpointUrl(baseUrl: string, endpoint: string): URL | null {
  const url = URL.parse(baseUrl.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = `${path === '' ? '/v1' : path}/${endpoint}`;
  url.hash = '';
  return url;
}
