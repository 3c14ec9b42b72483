/** `system.doctor`: is the data whole, and do figures and money equal a recount. */
import { type Check, examine } from '../core/doctor/doctor.ts';
import { handler } from './handler.ts';

export const runDoctor = handler('system.doctor', async (core, _caller, input) => {
  const checks = await core.storage.job(examine, { isRepairing: input.repair ?? false });
  return { ok: checks.every((check) => check.ok), checks: checks.map(toWireCheck) };
});

function toWireCheck({ answers, ...check }: Check) {
  if (!answers) return check;
  const named = answers.map(({ answeredAtMs, ...answer }) => ({
    ...answer,
    answeredAt: new Date(answeredAtMs).toISOString(),
  }));
  return { ...check, answers: named };
}
