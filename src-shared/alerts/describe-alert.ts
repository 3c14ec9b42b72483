/** An alert as a sentence, from its facts: for messages, the command line and the window. Pure. */
import type { z } from 'zod';

import type { alertFacts } from '../contract/alerts.ts';
import { ENGINE_LABELS } from '../vocabulary/engines.ts';
import { ALERTS_ENGLISH, type AlertWords } from './english.ts';
import { ALERTS_GERMAN } from './german.ts';

type Facts = z.infer<typeof alertFacts>;

const FORMATS = { parquet: 'Parquet', csv: 'CSV', ndjson: 'NDJSON' } as const;

export const ALERT_WORDS: Readonly<Record<'en' | 'de', AlertWords>> = { en: ALERTS_ENGLISH, de: ALERTS_GERMAN };

export function describeAlert(facts: Facts, words: AlertWords): string {
  const number = (value: number) => value.toLocaleString(words.locale, { maximumFractionDigits: 1 });
  const count = (value: number) => value.toLocaleString(words.locale);
  const usd = (value: number) => value.toLocaleString(words.locale, { style: 'currency', currency: 'USD' });
  const date = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(words.locale, { timeZone: 'UTC', dateStyle: 'medium' });
  switch (facts.kind) {
    case 'figure': {
      const isPlain = facts.figure === 'sentiment' || facts.figure === 'mentionOrder';
      const show = (value: number | null) => (value === null ? '–' : isPlain ? number(value) : `${number(value)} %`);
      const where = facts.part === null ? '' : words.part[facts.part.by](nameOf(facts.part));
      return words.figure({
        figure: words.figures[facts.figure],
        where,
        before: show(facts.previous),
        now: show(facts.current),
        days: facts.days,
        until: date(facts.periodEnd),
        n: count(facts.n),
      });
    }
    case 'engine_blind':
      return words.engineBlind(ENGINE_LABELS[facts.engine], date(facts.since));
    case 'cap_near':
      return words.capNear(
        usd(facts.usedUsd),
        usd(facts.capUsd),
        facts.forecastUsd === null || facts.forecastUsd <= facts.capUsd ? null : usd(facts.forecastUsd),
      );
    case 'new_competitor':
      return words.newCompetitor(facts.name, count(facts.answers));
    case 'lost_source':
      return words.lostSource(facts.source, count(facts.answers), facts.days, date(facts.periodEnd));
    case 'overtaken':
      return words.overtaken(facts.rival, `${number(facts.rivalRate)} %`, `${number(facts.ownRate)} %`, facts.days);
    case 'report_failed':
      return words.reportFailed(facts.name, facts.format.toUpperCase());
    case 'export_failed':
      return words.exportFailed(FORMATS[facts.format], facts.lastDate === null ? null : date(facts.lastDate));
  }
}

function nameOf({ by, id }: { by: 'engine' | 'tag'; id: string }): string {
  if (by === 'tag') return id;
  return (ENGINE_LABELS as Readonly<Record<string, string>>)[id] ?? id;
}

/** Where in the window that is explained. */
export function toAlertPath({ kind }: Pick<Facts, 'kind'>, projectId: string): string {
  const screens = {
    figure: 'overview',
    overtaken: 'competitors',
    engine_blind: 'overview',
    cap_near: 'costs',
    new_competitor: 'competitors',
    lost_source: 'sources',
    report_failed: 'reports',
  } as const;
  return kind === 'export_failed' ? '/settings/data' : `/projects/${projectId}/${screens[kind]}`;
}
