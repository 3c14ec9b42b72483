/** Whether an address that the owner sets may be called. Opens no connection. */
import { isLoopbackHost } from '../network/local-host.ts';

/** What is wrong with an address, for the owner; null when nothing is. `http` sends question and key in the clear. */
export function refuseAddress(address: string, isHttpAllowed: boolean): string | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return 'is no http or https address';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password';
  if (url.hash !== '') return 'must not hold a fragment';
  if (url.protocol === 'https:' || isHttpAllowed || isLoopbackHost(url.hostname)) return null;
  return 'must be https: over http, questions and the key could be read on the way. Allow http to use it all the same';
}
