/**
 * A company's network on the loopback: a proxy that alone knows where a made-up host is, and behind it the same engine over http and over https,
 * with a certificate of an authority of the company's own.
 */
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';

import { createAuthority } from '#support/certificate-authority.ts';
import { startLoopbackProxy } from '#support/loopback-proxy.ts';

/** No resolver knows it: RFC 2606 keeps the ending from ever being given away. */
export const MADE_UP_HOST = 'engine.smoke-test.example';

export interface CompanyNetwork {
  proxyUrl: string;
  /** What the proxy was asked for, in order, as in `CONNECT host:443` and `POST http://host/path`. */
  asked: readonly string[];
  /** The certificate of the company's authority. */
  authorityPem: string;
  close(): Promise<void>;
}

/** `engineUrl` is a server of this machine. */
export async function startCompanyNetwork(engineUrl: string): Promise<CompanyNetwork> {
  const enginePort = Number(new URL(engineUrl).port);
  const authority = await createAuthority();
  const secure = createServer(await authority.issue([MADE_UP_HOST]), (socket) => {
    const engine = connect(enginePort, '127.0.0.1');
    socket.on('error', () => engine.destroy()).on('close', () => engine.destroy());
    engine.on('error', () => socket.destroy());
    socket.pipe(engine).pipe(socket);
  });
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const { port: securePort } = secure.address() as AddressInfo;
  const proxy = await startLoopbackProxy({ toPort: (asked) => (asked.endsWith(':443') ? securePort : enginePort) });
  return {
    proxyUrl: `http://${proxy.address}`,
    asked: proxy.asked,
    authorityPem: authority.cert,
    close: async () => {
      await proxy.close();
      await new Promise((resolve) => secure.close(resolve));
    },
  };
}
