/** A notice in the language of the window, from its kind and fields: the core words it in English only. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { DASH, formatDate, formatMoment, formatMoney } from '../texts/format.ts';
import { nameRoute } from '../texts/name-route.ts';
import { TEXTS } from '../texts/texts.ts';
import { nameReason } from './plan-left-out.ts';

export type Notice = OperationOutput<'health.notices'>[number];

export interface ToldNotice {
  message: string;
  advice: string;
  /** As it came, in whatever language; null: nothing. */
  said: string | null;
}

export function planNotice({ id, kind, severity, engine, route, since, facts, projects }: Notice): ToldNotice {
  const { message, advice } = TEXTS.notices.kinds[kind];
  const told = message({
    engine: engine === null ? DASH : ENGINE_LABELS[engine],
    service: nameRoute(route) ?? DASH,
    reason: facts.reason === null ? DASH : nameReason(facts.reason),
    since: since === null ? DASH : formatMoment(since),
    count: facts.count ?? 0,
    of: facts.of ?? 0,
    before: facts.before ?? 0,
    cap: formatMoney(facts.capUsd),
    isAccount: id === ACCOUNT_CAP,
    engines: facts.engines.map((stopped) => ENGINE_LABELS[stopped]),
    projects: projects.map(({ name }) => name),
    model: facts.model ?? DASH,
    retiresOn: facts.retiresOn === null ? DASH : formatDate(facts.retiresOn),
    isOver: severity === 'error',
    instead: facts.instead,
  });
  return { message: told, advice, said: facts.said && TEXTS.notices.said(facts.said) };
}

const ACCOUNT_CAP = 'cap:account';
