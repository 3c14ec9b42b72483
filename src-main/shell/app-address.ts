/** The one address that our own pages have, and the test for it. Everything else is foreign. */
export const APP_SCHEME = 'sightline-app';
const APP_HOST = 'app';
export const APP_URL = `${APP_SCHEME}://${APP_HOST}/`;

/** Whether a page's address is one of ours. False for anything that does not parse. */
export function isAppUrl(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${APP_SCHEME}:` && url.host === APP_HOST;
}

/** Whether an address may be handed to the system's browser: the web, and nothing that could start a program. */
export function isWebUrl(address: string): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
