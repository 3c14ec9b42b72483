/** Alerts: rules, trying them, the log, and where they are sent to. */
import { randomBytes } from 'node:crypto';
import { ALERT_WORDS, describeAlert } from '#shared/alerts/describe-alert.ts';
import { notFound, validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import type { AlertOutcome } from '#shared/vocabulary/alerts.ts';
import type { AlertFacts } from '../core/alerts/alert-event.ts';
import {
  loadAlertLog,
  loadRules,
  removeRule,
  type StoredFiring,
  type StoredRule,
  saveRule,
} from '../core/alerts/alert-store.ts';
import { sendGivenUpAgain } from '../core/alerts/deliveries/given-up.ts';
import { hasHistory } from '../core/alerts/evaluate-rule.ts';
import { readSecrets, type TargetDefinition, toSecretName } from '../core/alerts/targets/alert-target.ts';
import { loadTargets, removeTarget, type StoredTarget, saveTarget } from '../core/alerts/targets/target-store.ts';
import { tryRule } from '../core/alerts/try-rule.ts';
import type { Core } from '../core/core.ts';
import { newId } from '../core/ids.ts';
import type { Handlers } from './handler.ts';

export const alertHandlers = {
  'alerts.list': async ({ core, project }) => ({ rules: (await core.storage.read(loadRules, project.id)).map(toRule) }),
  'alerts.create': async ({ core, project, input: { condition, targetIds, isOn } }) =>
    toRule(
      await core.storage.write(saveRule, {
        projectId: project.id,
        ruleId: null,
        input: { condition, targetIds, isOn },
      }),
    ),
  'alerts.update': async ({ core, project, input: { ruleId, condition, targetIds, isOn } }) =>
    toRule(
      await core.storage.write(saveRule, { projectId: project.id, ruleId, input: { condition, targetIds, isOn } }),
    ),
  'alerts.remove': async ({ core, project, input: { ruleId } }) => {
    await core.storage.write(removeRule, { projectId: project.id, ruleId });
    return { id: ruleId, removed: true };
  },
  'alerts.try': async ({ core, project, input: { condition, days } }) => {
    const lastDay = dayOf(core.now()) - 1;
    const firstDay = lastDay - days + 1;
    const { id, publicId, models } = project;
    const found = await core.storage.job(tryRule, { project: { id, publicId, models }, condition, firstDay, lastDay });
    return {
      firstDay: toDate(firstDay),
      lastDay: toDate(lastDay),
      hasHistory: hasHistory(condition),
      firings: found.map(({ day, facts }) => ({ day: toDate(day), facts, sentence: toSentence(facts) })),
    };
  },
  'alerts.log': async ({ core, project, input: { limit } }) => {
    const { firings, attempts } = await core.storage.read(loadAlertLog, { projectId: project.id, limit });
    return {
      firings: firings.map((firing) => ({ ...toFiring(firing), ruleId: firing.ruleId })),
      attempts: attempts.map(({ at, outcome, ...attempt }) => ({
        ...attempt,
        at: new Date(at).toISOString(),
        outcome: outcome as AlertOutcome,
      })),
    };
  },
  'alertTargets.list': async ({ core }) => ({
    targets: (await core.storage.read(loadTargets, core.now())).map((target) => toTarget(core, target)),
  }),
  'alertTargets.save': async ({ core, input: { targetId, target, name, isOn, ...limits } }) => {
    const known = targetId === undefined ? null : await findTarget(core, targetId);
    const publicId = known?.publicId ?? newId();
    const saved = readSecrets(core.env[toSecretName(publicId)]);
    const url = target.kind === 'webhook' ? (target.url ?? saved?.url) : undefined;
    const issued = `whsec_${randomBytes(32).toString('base64')}`;
    const secret = target.kind === 'webhook' ? (target.secret ?? saved?.secret ?? issued) : null;
    const definition: TargetDefinition = {
      name,
      ...limits,
      target:
        target.kind === 'webhook'
          ? {
              kind: 'webhook',
              shape: target.shape,
              allowsPrivate: target.allowsPrivate,
              host: toHost(url, target.allowsPrivate),
            }
          : target,
    };
    // Secrets first: a target whose address is nowhere would only fail.
    if (url !== undefined && secret !== null && (url !== saved?.url || secret !== saved.secret))
      await core.keys.save(toSecretName(publicId), JSON.stringify({ url, secret }));
    if (target.kind !== 'webhook' && known) await core.keys.remove(toSecretName(publicId));
    await core.storage.write(saveTarget, { targetId: publicId, isNew: known === null, isOn, definition });
    return {
      target: toTarget(core, await findTarget(core, publicId)),
      secret: secret === issued ? secret : null,
    };
  },
  'alertTargets.remove': async ({ core, input: { targetId } }) => {
    await core.storage.write(removeTarget, targetId);
    await core.keys.remove(toSecretName(targetId));
    return { id: targetId, removed: true };
  },
  'alertTargets.sendAgain': async ({ core, input: { targetId } }) => ({
    messages: await core.storage.write(sendGivenUpAgain, targetId),
  }),
  'alertTargets.test': async ({ core, input: { targetId } }) => core.alerts.test(await findTarget(core, targetId)),
} satisfies Handlers;

async function findTarget(core: Core, targetId: string): Promise<StoredTarget> {
  const targets = await core.storage.read(loadTargets, core.now());
  const found = targets.find(({ publicId }) => publicId === targetId);
  if (!found) throw notFound('The target');
  return found;
}

/** Throws VALIDATION_ERROR for an address that nothing would be sent to. */
function toHost(text: string | undefined, allowsPrivate: boolean): string {
  const url = text === undefined ? null : URL.parse(text);
  const isFine = url?.protocol === 'https:' || (url?.protocol === 'http:' && allowsPrivate);
  if (!url || !isFine || url.username !== '' || url.password !== '')
    throw validationError([
      {
        path: 'target.url',
        message:
          'must be an https address without a user name; http only with allowsPrivate, on this machine or its network',
      },
    ]);
  return url.host;
}

function toTarget(core: Core, { publicId, target, waiting, failing, lastSentAt, ...stored }: StoredTarget) {
  const { name, isOn, language, quietFrom, quietTo, mostPerDay } = stored;
  return {
    id: publicId,
    ...{ name, isOn, language, quietFrom, quietTo, mostPerDay, kind: target.kind, waiting, failing },
    host: target.kind === 'webhook' ? target.host : null,
    shape: target.kind === 'webhook' ? target.shape : null,
    allowsPrivate: target.kind === 'webhook' && target.allowsPrivate,
    argv: target.kind === 'command' ? target.argv : null,
    timeoutSeconds: target.kind === 'command' ? target.timeoutSeconds : null,
    problem: toProblem(core, publicId, target),
    lastSentAt: lastSentAt === null ? null : new Date(lastSentAt).toISOString(),
  };
}

function toProblem(core: Core, publicId: string, { kind }: TargetDefinition['target']): string | null {
  if (kind === 'desktop') return core.desktop ? null : 'Only the desktop app shows notices.';
  if (kind === 'command' || readSecrets(core.env[toSecretName(publicId)])) return null;
  return (
    core.keys.describe(toSecretName(publicId)).problem ?? 'Its address is not saved on this machine: save it again.'
  );
}

function toRule({
  publicId,
  condition,
  lastFiring,
  judgedDay,
  createdAt,
  updatedAt,
  targetIds,
  isOn,
}: StoredRule): OperationOutput<'alerts.create'> {
  return {
    id: publicId,
    kind: condition.kind,
    ...{ condition, targetIds, isOn },
    judgedDay: judgedDay === null ? null : toDate(judgedDay),
    lastFiring: lastFiring && toFiring(lastFiring),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function toFiring({ publicId, day, firedAt, facts }: StoredFiring) {
  return {
    id: publicId,
    day: toDate(day),
    firedAt: new Date(firedAt).toISOString(),
    facts,
    sentence: toSentence(facts),
  };
}

function toSentence(facts: AlertFacts): string {
  return describeAlert(facts, ALERT_WORDS.en);
}
