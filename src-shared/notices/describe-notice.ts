/** A notice in the words of one language, from its kind and fields: for the window and for messages of the system. Pure. */
import type { OperationOutput } from '../contract/index.ts';
import { ENGINE_LABELS } from '../vocabulary/engines.ts';
import type { PortfolioTrouble } from '../vocabulary/portfolio.ts';
import { ROUTE_LABELS } from '../vocabulary/routes.ts';
import type { NoticeCatalogue } from './english.ts';
import { toWriter } from './writer.ts';

export type Notice = OperationOutput<'health.notices'>[number];

export interface ToldNotice {
  message: string;
  advice: string;
  /** As it came, in whatever language; null: nothing. */
  said: string | null;
}

const UNKNOWN = '–';
const ACCOUNT_CAP = 'cap:account';
/** Kinds whose message names what their facts say. */
const NAMING: ReadonlySet<string> = new Set(['other_model', 'route_ended', 'alerts_given_up']);

/** `locale` says how numbers, sums and lists are written. */
export function describeNotice(
  { id, kind, severity, engine, route, facts, projects }: Notice,
  catalogue: NoticeCatalogue,
  locale: string,
): ToldNotice {
  const writer = toWriter(locale);
  const { message, advice } = catalogue.kinds[kind];
  const about = {
    engine: engine === null ? UNKNOWN : ENGINE_LABELS[engine],
    service: route === null ? UNKNOWN : (ROUTE_LABELS[route] ?? route),
    named: facts.said ?? UNKNOWN,
    reason: facts.reason === null ? UNKNOWN : nameReason(facts.reason, catalogue),
    count: facts.count ?? 0,
    of: facts.of ?? 0,
    before: facts.before ?? 0,
    cap: facts.capUsd === null ? UNKNOWN : writer.money(facts.capUsd),
    isAccount: id === ACCOUNT_CAP,
    engines: facts.engines.map((stopped) => ENGINE_LABELS[stopped]),
    signs: facts.signs,
    languages: facts.languages.map(writer.language),
    projects: projects.map(({ name }) => name),
    model: facts.model ?? UNKNOWN,
    retiresOn: facts.retiresOn === null ? UNKNOWN : writer.date(facts.retiresOn),
    isOver: severity === 'error',
    instead: facts.instead,
  };
  const said = NAMING.has(kind) ? null : facts.said;
  return { message: message(about, writer), advice, said: said && catalogue.said(said) };
}

/** Why questions brought no answer, in a word or two; the reason itself where this version has no word for it. */
export function nameReason(reason: string, { reasons }: Pick<NoticeCatalogue, 'reasons'>): string {
  const known: Readonly<Record<string, string>> = reasons;
  return known[reason] ?? reason;
}

/** Why an engine is in trouble, in a word or two: what a notice is about, or what questions met. */
export function nameTrouble(
  { kind, reason }: { kind: PortfolioTrouble; reason: string },
  catalogue: Pick<NoticeCatalogue, 'names' | 'reasons'>,
): string {
  const names: Readonly<Record<string, string>> = catalogue.names;
  return (kind === 'notice' ? names[reason] : undefined) ?? nameReason(reason, catalogue);
}
