/**
 * Loaded into a program: the names of engines below `.engines.example` lead to this machine, and while the file that
 * SIGHTLINE_TEST_CUT names is there, looking them up fails as it does where there is no network. It changes nothing else.
 */
import dns from 'node:dns';
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** A host that is not this machine to the code under test. */
export const ENGINE_HOST = 'chat.engines.example';

const original = dns.lookup;

/** The last argument is the callback; `all` asks for a list. */
function lookup(host: string, ...rest: unknown[]): void {
  if (!host.endsWith('.engines.example')) {
    Reflect.apply(original, dns, [host, ...rest]);
    return;
  }
  const done = rest.at(-1) as (error: Error | null, ...found: unknown[]) => void;
  const cut = process.env.SIGHTLINE_TEST_CUT;
  const isCut = cut !== undefined && existsSync(cut);
  const { all = false } = (typeof rest[0] === 'object' ? rest[0] : {}) as { all?: boolean };
  setImmediate(() => {
    if (isCut) done(Object.assign(new Error(`getaddrinfo EAI_AGAIN ${host}`), { code: 'EAI_AGAIN' }));
    else if (all) done(null, [{ address: '127.0.0.1', family: 4 }]);
    else done(null, '127.0.0.1', 4);
  });
}

dns.lookup = Object.assign(lookup, { __promisify__: original.__promisify__ });
syncBuiltinESMExports();
