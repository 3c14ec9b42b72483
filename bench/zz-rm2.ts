/** tmp */
import pino from 'pino';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { createCore } from '#main/core/core.ts';
import { call } from '#main/handlers/dispatch.ts';
import { OWNER } from '#main/core/caller.ts';
const dir = process.argv[2]!;
const storage = openInlineStorage(dir, Date.now);
const core = await createCore({ storage, env: {}, fetch, now: Date.now, log: pino({level:'silent'}), version: '1', isScheduling: false });
const { projects } = await call(core, 'projects.list', OWNER, {}) as never as { projects: {id:string}[] };
const list = await call(core, 'projects.list', OWNER, {}) as never as {id:string}[];
const id = (projects ?? list)[0]!.id;
const c = process.cpuUsage(); const t = performance.now();
await call(core, 'projects.configure', OWNER, { projectId: id, brandAliases: [process.argv[3]!] });
const u = process.cpuUsage(c);
console.log('wall', (performance.now() - t).toFixed(0), 'cpu ms', ((u.user + u.system) / 1000).toFixed(0));
await core.close();
process.exit();
