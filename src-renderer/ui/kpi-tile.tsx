/** One figure: name, value, interval, change with verdict, shape and n. Always the same size and order. */
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts/texts.ts';
import { FactList } from './fact-list.tsx';
import classes from './kpi-tile.module.css';
import { Verdict, type VerdictProps } from './verdict.tsx';

/** A change, its verdict, and the unit that is written behind it. */
export type KpiChange = Required<Omit<VerdictProps, 'place'>>;

/** Everything a tile shows, already in words. A value of a dash comes with the reason for it. */
export interface KpiFacts {
  name: string;
  definition: string;
  value: string;
  /** Said where the figure rests on too little to go by, with the reason on hover; null elsewhere. */
  few: { word: string; why: string } | null;
  /** Why there is no value; null when there is one. */
  reason: string | null;
  interval: string;
  /** Which of the two intervals that is. */
  intervalKind: string;
  /** Both intervals in sentences, or why one is missing. */
  sentences: readonly string[];
  /** Null when there is nothing to compare with; `changeReason` says why. */
  change: KpiChange | null;
  changeReason: string;
  sample: string;
  /** The lines of the explanation: numerator, denominator, interval, the period before. */
  lines: readonly { name: string; value: string }[];
}

export interface KpiTileProps {
  facts: KpiFacts;
  /** Stands at the end of the explanation: where the figure leads. */
  more?: ReactNode;
  /** Draws n where it leads to what it leaves out. */
  drawSample?: (sample: string) => ReactNode;
  /** Draws the value where it is explained. */
  drawValue?: (value: string) => ReactNode;
  /** Draws the change where it leads to where it comes from. */
  drawChange?: (change: ReactNode) => ReactNode;
  /** The shape of the figure over the window. */
  children: ReactNode;
}

export function KpiTile({ facts, more, drawSample, drawValue, drawChange, children }: KpiTileProps) {
  const { name, value, few, reason, interval, intervalKind, sentences, change, changeReason, sample } = facts;
  const shownChange = <Change change={change} reason={reason ?? changeReason} />;
  return (
    <article className={classes.tile} aria-label={name}>
      <div className={classes.head}>
        <Explanation facts={facts} more={more} />
        <span className={classes.sample}>{drawSample ? drawSample(sample) : sample}</span>
      </div>
      <p className={classes.figure} title={reason ?? undefined}>
        <span className={classes.value}>{drawValue && reason === null ? drawValue(value) : value}</span>
        <span className={classes.interval} title={sentences.join('\n')}>
          {interval} <small>{intervalKind}</small>
        </span>
        {reason && <span className={classes.hidden}>{reason}</span>}
      </p>
      {change && drawChange ? drawChange(shownChange) : shownChange}
      {few && (
        <p className={classes.few} title={few.why}>
          {few.word}
        </p>
      )}
      <div className={classes.shape}>{children}</div>
    </article>
  );
}

function Change({ change, reason }: { change: KpiChange | null; reason: string }) {
  return <p className={classes.change}>{change ? <Verdict {...change} /> : reason}</p>;
}

function Explanation({ facts, more }: Pick<KpiTileProps, 'facts' | 'more'>) {
  return (
    <Popover position="bottom-start" width={320} offset={6} trapFocus={Boolean(more)} returnFocus>
      <Popover.Target>
        <button type="button" className={classes.name} aria-label={TEXTS.ui.explain(facts.name)}>
          {facts.name}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.explanation}>
        <p>{facts.definition}</p>
        {facts.reason && <p>{facts.reason}</p>}
        {facts.few && <p>{facts.few.why}</p>}
        {facts.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <FactList className={classes.lines} facts={facts.lines.map(({ name, value }) => [name, value])} />
        {more && <p className={classes.more}>{more}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}
