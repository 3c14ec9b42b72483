/** `system.doctor`: is the database whole, and do the rollups equal a recount. */
import { examine } from '../core/system/doctor.ts';
import { handler } from './handler.ts';

export const runDoctor = handler('system.doctor', async (core, _caller, input) => {
  const checks = await core.storage.job(examine, { isRepairing: input.repair ?? false });
  return { ok: checks.every((check) => check.ok), checks };
});
