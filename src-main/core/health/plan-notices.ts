/**
 * Which notices there are, from the facts alone: nothing is stored, so that a notice is gone as soon as its trouble is.
 * They speak of instruments and never of a brand.
 */
import type { NoticeFacts } from '#shared/contract/health.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf } from '#shared/time/day.ts';
import { isConnectionReason } from '#shared/vocabulary/connection-faults.ts';
import type { Finding, HealthSum, RouteView } from './finding.ts';
import type { HealthDay, RouteHealth } from './health-facts.ts';
import { ANSWER_RULES, CALL_RULES } from './notice-rules.ts';

export type Notice = OperationOutput<'health.notices'>[number];

/** For a notice that has nothing more to report than its kind. */
export const NO_FACTS: NoticeFacts = {
  reason: null,
  said: null,
  count: null,
  of: null,
  before: null,
  capUsd: null,
  engines: [],
  model: null,
  retiresOn: null,
  instead: null,
  signs: [],
  languages: [],
};

const RECENT_DAYS = 3;
const BEFORE_DAYS = 14;
const NEWEST_DAYS = 2;
/** Days that notices look at. */
export const NOTICE_DAYS = 60;

/** Errors first, then by engine. */
export function planNotices(facts: readonly RouteHealth[], nowMs: number): Notice[] {
  const found = facts.flatMap((health) => {
    const view = toView(health, nowMs);
    const call = CALL_RULES.map((rule) => rule(view)).find((finding) => finding !== null);
    const findings = [call ?? null, ...ANSWER_RULES.map((rule) => rule(view))];
    return findings.filter((finding) => finding !== null).map((finding) => toNotice(finding, health));
  });
  return mergeBlockedConnections(found).sort((a, b) => a.severity.localeCompare(b.severity));
}

/** One proxy or one certificate is in the way of many engines: it is one problem, reported once, with all of them. */
function mergeBlockedConnections(found: readonly Notice[]): Notice[] {
  const merged = new Map<string, Notice>();
  const others = found.filter((notice) => {
    if (!isConnectionReason(notice.kind) || notice.engine === null) return true;
    const known = merged.get(notice.kind);
    const engines = [...(known?.facts.engines ?? []), notice.engine];
    const since = [known?.since ?? null, notice.since].filter((one) => one !== null).sort()[0] ?? null;
    const shown = known ?? notice;
    merged.set(notice.kind, {
      ...shown,
      ...{ id: notice.kind, engine: null, route: null, since },
      facts: { ...shown.facts, engines: [...new Set(engines)] },
    });
    return false;
  });
  return [...merged.values(), ...others];
}

function toView(health: RouteHealth, nowMs: number): RouteView {
  const firstRecent = dayOf(nowMs) - RECENT_DAYS + 1;
  const recent = health.days.filter(({ day }) => day >= firstRecent);
  const before = health.days.filter(({ day }) => day < firstRecent && day >= firstRecent - BEFORE_DAYS);
  const firstNewest = dayOf(nowMs) - NEWEST_DAYS + 1;
  const newest = health.days.filter(({ day }) => day >= firstNewest);
  const older = health.days.filter(({ day }) => day < firstNewest && day >= firstNewest - BEFORE_DAYS);
  return { health, nowMs, recent: sum(recent), before: sum(before), newest: sum(newest), older: sum(older) };
}

function sum(days: readonly HealthDay[]): HealthSum {
  const failures: Record<string, number> = {};
  const total = { answers: 0, notShown: 0, refusals: 0, ungrounded: 0, words: 0, failed: 0, otherModels: 0 };
  let otherModel: string | null = null;
  for (const day of days) {
    total.answers += day.answers;
    total.notShown += day.notShown;
    total.refusals += day.refusals;
    total.ungrounded += day.ungrounded;
    total.words += day.words;
    total.otherModels += day.otherModels;
    otherModel = day.otherModel ?? otherModel;
    for (const [reason, calls = 0] of Object.entries(day.failures)) {
      failures[reason] = (failures[reason] ?? 0) + calls;
      total.failed += calls;
    }
  }
  return { ...total, otherModel, failures };
}

function toNotice({ sinceMs, facts, ...finding }: Finding, { engine, route }: RouteHealth): Notice {
  const since = sinceMs === null ? null : new Date(sinceMs).toISOString();
  return {
    id: `${finding.kind}:${engine}:${route}`,
    ...finding,
    engine,
    route,
    since,
    until: null,
    facts: { ...NO_FACTS, ...facts },
    projects: [],
  };
}
