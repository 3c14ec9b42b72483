/** The transport of a signed-in browser: a session from a one-time link, and the app's own route for calls. */
import type { Envelope } from '#shared/contract/wire.ts';
import { sendHttp } from '#support/send-http.ts';
import type { Transport } from '#support/transport.ts';

/** Follows a sign-in link and returns the cookie that it leaves behind; null when the link signs nobody in. */
export async function signIn(link: string): Promise<string | null> {
  const { origin, pathname, search } = new URL(link);
  const reply = await sendHttp(origin, { path: `${pathname}${search}` });
  const [cookie] = [reply.headers['set-cookie'] ?? []].flat();
  return cookie?.split(';', 1)[0] ?? null;
}

export function sessionTransport(address: string, cookie: string): Transport {
  return {
    name: 'a signed-in browser',
    call: async (operation, input) => {
      const headers = { cookie, 'content-type': 'application/json', origin: address, host: new URL(address).host };
      const path = `/app/call/${operation}`;
      const reply = await sendHttp(address, { method: 'POST', path, headers, body: JSON.stringify(input) });
      return reply.json as Envelope<never>;
    },
  };
}
