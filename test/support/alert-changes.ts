/** What operations about alerts are sent that change something, for the test of what each change makes stale. */
import type { TestService } from '#support/test-service.ts';

const OVERTAKEN = { kind: 'overtaken' } as const;
const PROGRAM = { kind: 'command' as const, argv: ['true'] };

export async function makeAlerts({ call }: Pick<TestService, 'call'>, projectId: string) {
  const { id: ruleId } = await call('alerts.create', { projectId, condition: OVERTAKEN });
  const { target } = await call('alertTargets.save', { name: 'Program', target: PROGRAM });
  return { condition: OVERTAKEN, ruleId, targetId: target.id };
}

type Fields = Readonly<Record<string, unknown>>;

export const toAlertChanges = (read: () => Fields) => ({
  'alerts.create': () => ({ condition: OVERTAKEN }),
  'alerts.update': () => ({ ruleId: String(read().ruleId), condition: { kind: 'engine_blind' as const } }),
  'alerts.remove': () => ({ ruleId: String(read().ruleId) }),
  'alertTargets.save': () => ({ name: 'Program', target: PROGRAM }),
  'alertTargets.test': () => ({ targetId: String(read().targetId) }),
  'alertTargets.sendAgain': () => ({ targetId: String(read().targetId) }),
  'alertTargets.remove': () => ({ targetId: String(read().targetId) }),
});
