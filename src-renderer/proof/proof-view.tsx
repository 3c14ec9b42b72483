/** A proof as it is read: the answer in a sentence, both groups before and after, the chart with its mark, and what it cannot say. */
import { useMemo } from 'react';

import { fromDate } from '#shared/time/day.ts';
import { addMarkSeries, planMarkNotes } from '../charts/chart-marks.ts';
import { EChart } from '../charts/echart.tsx';
import { SavePicture } from '../charts/picture/save-picture.tsx';
import { countAnswers, writePeriod } from '../charts/time-chart-card.tsx';
import { useMarks } from '../live-run/use-marks.ts';
import { formatDayRange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { SmallTable } from '../ui/small-table.tsx';
import { usePalette } from '../ui/use-palette.ts';
import { formatEffect, formatValue, type Proof, planIntervals, planLimits, planSentence } from './plan-proof.ts';
import { listDays, planProofBuckets, planProofChart } from './plan-proof-chart.ts';
import classes from './proof.module.css';
import { ProofVerdict } from './proof-verdict.tsx';

const words = TEXTS.proof;
const CHART_HEIGHT_PX = 180;

export function ProofView({ proof }: { proof: Proof }) {
  const { state, intervention, verdict, effect } = proof;
  const figure = intervention?.figure ?? 'mentionRate';
  return (
    <div className={classes.proof}>
      <p className={classes.sentence}>{planSentence(proof)}</p>
      {state === 'measured' && (
        <>
          {verdict !== 'too_few_answers' && (
            <>
              <p>
                <ProofVerdict effect={effect} verdict={verdict} figure={figure} />
              </p>
              {planIntervals(proof).map((line) => (
                <p key={line} className={classes.quiet}>
                  {line}
                </p>
              ))}
            </>
          )}
          <Groups proof={proof} />
          <Chart proof={proof} />
        </>
      )}
      <Limits proof={proof} />
    </div>
  );
}

function Groups({ proof }: { proof: Proof }) {
  const { treated, untouched, before, after, intervention } = proof;
  const figure = intervention?.figure ?? 'mentionRate';
  const range = (days: Proof['before']) =>
    days ? formatDayRange(fromDate(days.startDate), fromDate(days.endDate)) : '';
  const side = ({ value, n, prompts }: Proof['treated']['before']) => (
    <td>
      {formatValue(value, figure)}
      <small className={classes.sample}>{words.answers(n, prompts)}</small>
    </td>
  );
  const rows = [
    { name: words.treated, group: treated },
    { name: words.untouched, group: untouched },
  ];
  return (
    <>
      <SmallTable heads={[words.figures[figure], words.before, words.after, words.change]}>
        {rows.map(({ name, group }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {side(group.before)}
            {side(group.after)}
            <td>{formatEffect(group.change, figure)}</td>
          </tr>
        ))}
      </SmallTable>
      <p className={classes.quiet}>
        {words.period(range(before), range(after))} · {words.sharedShift(formatEffect(untouched.change, figure))}
      </p>
    </>
  );
}

function Chart({ proof }: { proof: Proof }) {
  const palette = usePalette();
  const marks = useMarks();
  const buckets = useMemo(() => planProofBuckets(proof, marks), [proof, marks]);
  const option = useMemo(
    () => addMarkSeries(planProofChart(proof, buckets, palette), buckets, palette),
    [proof, buckets, palette],
  );
  const figure = proof.intervention?.figure ?? 'mentionRate';
  const summary = words.chartSummary(words.figures[figure], listDays(proof).length);
  const groups = `${words.treated} (━), ${words.untouched} (┅)`;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.quiet}>
        <span className={classes.treated}>{words.treated}</span>{' '}
        <span className={classes.untouched}>{words.untouched}</span> <span>{planMarkNotes(buckets).join(' · ')}</span>
        <SavePicture
          title={`${proof.intervention?.name ?? ''}: ${words.figures[figure]}`}
          note={[groups, ...planMarkNotes(buckets)].join(' · ')}
          summary={summary}
          period={writePeriod(buckets)}
          sample={countAnswers(buckets)}
          option={option}
          heightPx={CHART_HEIGHT_PX}
        />
      </figcaption>
      <EChart option={option} label={summary} heightPx={CHART_HEIGHT_PX} />
    </figure>
  );
}

function Limits({ proof }: { proof: Proof }) {
  const limits = planLimits(proof);
  if (limits.length === 0) return null;
  return (
    <section className={classes.limits} aria-label={words.limits}>
      <h5>{words.limits}</h5>
      <ul>
        {limits.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
