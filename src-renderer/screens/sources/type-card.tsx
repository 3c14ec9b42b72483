/** What kinds of sites are cited, by share of citations; choosing one shows its domains alone. */
import type { ReactNode } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { ToldNumber, writeShare } from '../../explain/told-number.tsx';
import { formatCount, formatDecimal, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { RankedBars } from '../../ui/ranked-bars.tsx';
import classes from './sources-screen.module.css';

const words = TEXTS.sources.typeChart;

export type SourceMeta = OperationOutput<'sources.domains'>['meta'];

interface TypeCardProps {
  meta: SourceMeta;
  chosen: SourceType | null;
  onChoose: (type: string) => void;
}

export function TypeCard({ meta: { types }, chosen, onChoose }: TypeCardProps) {
  const all = types.reduce((sum, { citations }) => sum + citations, 0);
  const bars = types.map(({ sourceType, citations, pageCount }) => ({
    id: sourceType,
    name: TEXTS.sources.types[sourceType],
    percent: (100 * citations) / all,
    value: formatRate((100 * citations) / all),
    hint: words.bar(formatCount(citations), formatCount(pageCount)),
    isOwn: sourceType === 'own',
  }));
  return (
    <Card title={words.title} note={words.note(formatCount(all))}>
      {bars.length === 0 ? (
        <p className={classes.none}>{words.none}</p>
      ) : (
        <RankedBars
          label={words.title}
          bars={bars}
          chosenId={chosen}
          onChoose={onChoose}
          toChooseLabel={({ name }) => words.choose(name)}
        />
      )}
    </Card>
  );
}

/** How much is cited at all, and of whose sites. */
export function TotalsCard({ meta, domains }: { meta: SourceMeta; domains: number | null }) {
  const { totals } = TEXTS.sources;
  const { answers, citingAnswers, types } = meta;
  const all = types.reduce((sum, { citations }) => sum + citations, 0);
  const countOf = (type: SourceType) => types.find(({ sourceType }) => sourceType === type)?.citations ?? 0;
  const { citations, citing, answers: below } = totals.parts;
  const share = (name: string, [count, above]: [number, string], [whole, of]: [number, string]) => (
    <ToldNumber name={name} definition={totals.definition} formula={writeShare(count, above, whole, of)}>
      {formatRate(whole === 0 ? null : (100 * count) / whole)}
    </ToldNumber>
  );
  const lines: [string, ReactNode][] = [
    [totals.citing, share(totals.citing, [citingAnswers, citing], [answers, below])],
    [totals.perAnswer, citingAnswers === 0 ? formatRate(null) : formatDecimal(all / citingAnswers)],
    [totals.own, share(totals.own, [countOf('own'), citations], [all, citations])],
    [totals.competitors, share(totals.competitors, [countOf('competitor'), citations], [all, citations])],
  ];
  if (domains !== null) lines.push([totals.domains, formatCount(domains)]);
  return (
    <Card title={totals.title}>
      <FactList className={classes.totals} facts={lines} />
    </Card>
  );
}
