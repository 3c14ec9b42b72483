/** How the service fares, whether its data are sound, and how long replies are kept. */
import { AppError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { createToken, loadServer, saveSignInToken } from '../core/accounts/sign-in-links.ts';
import type { Core } from '../core/core.ts';
import { type Check, examine } from '../core/doctor/doctor.ts';
import { loadSlowestCommands } from '../core/doctor/slowest-commands.ts';
import { loadErasing } from '../core/lifecycle/archive-project.ts';
import { loadRetention, saveRetention } from '../core/retention/retention.ts';
import { loadNextRunAt } from '../core/scheduling/due-runs.ts';
import { loadIsExecutorRunning } from '../core/scheduling/executor-lease.ts';
import { loadNetwork } from '../core/scheduling/network-state.ts';
import { loadReached } from '../core/scheduling/reached-engines.ts';
import { loadSqliteVersion, loadTotals } from '../core/system/totals.ts';
import { isProcessAlive } from '../storage/is-process-alive.ts';
import { toErasing } from './archived-projects.ts';
import type { Handlers } from './handler.ts';
import { readNotices } from './read-notices.ts';

export const systemHandlers = {
  'system.status': async ({ core }) => {
    const nextRunAt = await core.storage.read(loadNextRunAt, core.now());
    return {
      version: core.version,
      dataDir: core.storage.dataDir,
      apiAddress: core.apiAddress,
      isExecutorRunning: await core.storage.read(loadIsExecutorRunning, core.now()),
      ...(await core.storage.read(loadTotals, core.now())),
      erasing: (await core.storage.read(loadErasing, null)).map(({ publicId: id, name, answers, erasing }) => ({
        id,
        name,
        answers,
        ...toErasing(erasing),
      })),
      nextRunAt: nextRunAt === null ? null : new Date(nextRunAt).toISOString(),
      network: await core.storage.read(loadNetwork, core.now()),
      notices: await readNotices(core),
      engines: (await loadReached(core.storage, core.keys, core.now())).routes,
    };
  },
  'health.notices': ({ core }) => readNotices(core),
  'system.versions': async ({ core }) => {
    const { node, electron, chrome, icu, unicode } = process.versions;
    return {
      app: core.version,
      node,
      electron: electron ?? null,
      chrome: chrome ?? null,
      icu: icu ?? '',
      unicode: unicode ?? '',
      sqlite: await core.storage.read(loadSqliteVersion, null),
      platform: process.platform,
      arch: process.arch,
    };
  },
  /** A link that signs one more browser in, to the server that runs on this folder, whichever process asks. */
  'system.signIn': async ({ core }) => {
    const address = await requireServer(core);
    const { token, hash } = createToken();
    const endsAtMs = await core.storage.write(saveSignInToken, hash);
    return { url: `${address}/?token=${token}`, expiresAt: new Date(endsAtMs).toISOString() };
  },
  'system.doctor': async ({ core, input }) => {
    const checks = await core.storage.job(examine, { isRepairing: input.repair ?? false });
    return { ok: checks.every((check) => check.ok), checks: checks.map(toWireCheck), slowest: await listSlowest(core) };
  },
  'system.slowest': async ({ core }) => ({ slowest: await listSlowest(core) }),
  'retention.get': async ({ core }) => core.storage.read(loadRetention, null),
  /** The owner says how long raw replies are kept; the app or server deletes older ones by and by. */
  'retention.set': async ({ core, input: { rawReplyDays } }) => core.storage.write(saveRetention, { rawReplyDays }),
} satisfies Handlers;

async function listSlowest({ storage }: Core): Promise<OperationOutput<'system.slowest'>['slowest']> {
  const slowest = await storage.job(loadSlowestCommands, null);
  return slowest.map(({ lastAtMs, ...slow }) => ({ ...slow, lastAt: new Date(lastAtMs).toISOString() }));
}

/** Throws CONFLICT when nothing serves this folder. */
async function requireServer(core: Core): Promise<string> {
  if (core.apiAddress !== null) return core.apiAddress;
  const server = await core.storage.read(loadServer, null);
  if (server && isProcessAlive(server.pid)) return server.address;
  const message = 'No app or server runs on this data folder. Start one first: npm run serve';
  throw new AppError('CONFLICT', message, { reason: 'not_served' });
}

function toWireCheck({ answers, ...check }: Check) {
  if (!answers) return check;
  const named = answers.map(({ answeredAtMs, ...answer }) => ({
    ...answer,
    answeredAt: new Date(answeredAtMs).toISOString(),
  }));
  return { ...check, answers: named };
}
