/**
 * Whose certificates are trusted: those of the runtime, of the system, and of the file that `NODE_EXTRA_CA_CERTS` names. The system's are read
 * on a thread of their own: where they come from a keychain, that takes half a second.
 */
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import { Worker } from 'node:worker_threads';

const EXTRA_VARIABLE = 'NODE_EXTRA_CA_CERTS';
const PATIENCE_MS = 20_000;
/** Plain JavaScript, since a thread's text is run as it is. */
const READ_SYSTEM = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage(require('node:tls').getCACertificates('system'));
`;
const PEM = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----[^-]+-----END (?:TRUSTED )?CERTIFICATE-----/g;

export interface Trust {
  context: SecureContext | undefined;
  /** Certificates of the system; null: they could not be read. */
  systemCount: number | null;
  /** The file of `NODE_EXTRA_CA_CERTS`; null where none is named. */
  extraFile: { path: string; count: number } | null;
  /** What could not be read, one sentence each. */
  problems: readonly string[];
}

/** Never rejects: what cannot be read is a problem, and the rest is trusted all the same. */
export async function readTrust(env: Readonly<Record<string, string | undefined>>): Promise<Trust> {
  const problems: string[] = [];
  const note = (what: string) => (error: unknown) => {
    problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  };
  const path = env[EXTRA_VARIABLE]?.trim() || null;
  const [system, extra] = await Promise.all([
    readSystem().catch(note('The certificates of the system cannot be read')),
    path === null ? null : readExtra(path).catch(note(`The certificates of ${EXTRA_VARIABLE} cannot be read`)),
  ]);
  const ca = new Set([...getCACertificates('default'), ...(system ?? []), ...(extra ?? [])]);
  return {
    context: createSecureContext({ ca: [...ca] }),
    systemCount: system?.length ?? null,
    extraFile: path === null ? null : { path, count: extra?.length ?? 0 },
    problems,
  };
}

function readSystem(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(READ_SYSTEM, { eval: true, execArgv: [] });
    const timer = setTimeout(() => end(() => reject(new Error('it took too long'))), PATIENCE_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (found: string[]) => end(() => resolve(found)));
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', () => end(() => reject(new Error('its thread ended'))));
    worker.unref();
  });
}

/** One that is none makes the whole file suspect: it is reported, and none of it is trusted. */
async function readExtra(path: string): Promise<string[]> {
  const found = (await readFile(path, 'utf8')).match(PEM) ?? [];
  if (found.length === 0) throw new Error(`${path} holds no certificate`);
  for (const pem of found) new X509Certificate(pem);
  return found;
}
