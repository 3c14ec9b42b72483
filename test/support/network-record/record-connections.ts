/**
 * Loaded with `--import` before a program, in its main thread and in every other: writes down each address that is looked up,
 * connected to or sent to, one JSON line each, into the file that SIGHTLINE_NETWORK_RECORD names. It changes nothing else.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const file = process.env.SIGHTLINE_NETWORK_RECORD;

function note(kind: string, host: unknown, port: unknown): void {
  if (file) appendFileSync(file, `${JSON.stringify({ kind, host: String(host), port: Number(port) })}\n`);
}

type Call = (this: unknown, ...args: unknown[]) => unknown;

/** Puts a look at the arguments in front of a method. */
function watch(owner: object, name: string, look: (args: unknown[]) => void): void {
  const methods = owner as Record<string, Call>;
  const original = methods[name];
  if (!original) return;
  methods[name] = function watched(...args) {
    look(args);
    return original.apply(this, args);
  };
}

interface Target {
  host?: string;
  hostname?: string;
  port?: number;
  /** Of a socket in the file system; the HTTP module sets it to null for every other. */
  path?: string | null;
}

function noteConnect(args: unknown[]): void {
  // Node itself calls it with its arguments already sorted into one list.
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as [Target | number | string, unknown];
  const target: Target =
    typeof first === 'object' ? first : { port: Number(first), host: String(second ?? 'localhost') };
  // A socket of this machine's file system leads nowhere.
  if (typeof target.path !== 'string') note('connect', target.host ?? target.hostname ?? 'localhost', target.port);
}

watch(net.Socket.prototype, 'connect', noteConnect);
watch(dgram.Socket.prototype, 'send', (args) => note('send', args.at(-2), args.at(-3)));
watch(dgram.Socket.prototype, 'connect', ([port, host]) => note('connect', host, port));
for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of [
    'lookup',
    'resolve',
    'resolve4',
    'resolve6',
    'resolveAny',
    'resolveTxt',
    'resolveSrv',
    'reverse',
  ]) {
    watch(owner, name, ([host]) => note('lookup', host, 0));
  }
}
syncBuiltinESMExports();
