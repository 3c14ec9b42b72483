/** One answer with everything that was counted in it: its text at the left, what is known about it beside. */
import { type ReactNode, useMemo, useRef } from 'react';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatMoment } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';
import { SmallBadge } from '../ui/small-badge.tsx';
import { AnswerBadges } from './answer-badges.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { AnswerOpinions } from './answer-opinions.tsx';
import { AnswerSearches } from './answer-searches.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { AnswerText } from './answer-text.tsx';
import classes from './answer-viewer.module.css';
import { BrandLegend } from './brand-legend.tsx';
import type { Answer } from './counted-spans.ts';
import { planMarkedText } from './plan-evidence.ts';
import { planWarnings } from './plan-facts.ts';
import { RawReply } from './raw-reply.tsx';
import { useBrandLooks } from './use-brand-looks.ts';
import { useFoundHighlights } from './use-found-highlights.ts';
import { useSpanWalk } from './use-span-walk.ts';

interface AnswerViewerProps {
  projectId: string;
  answer: Answer;
  /** What a search looked for; it is marked in the text. */
  search?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
}

export function AnswerViewer({ projectId, answer, search = '', actions }: AnswerViewerProps) {
  const looks = useBrandLooks(projectId);
  const text = useRef<HTMLDivElement>(null);
  const walking = useSpanWalk(text, answer.mentions);
  useFoundHighlights(text, answer.text, search);
  const marked = useMemo(() => planMarkedText(answer.mentions), [answer.mentions]);
  return (
    <article className={classes.viewer} aria-label={TEXTS.viewer.answer} data-shortcuts>
      <AnswerHead answer={answer} actions={actions} />
      <div className={classes.columns}>
        <div className={classes.text} ref={text}>
          {answer.damaged ? (
            <Notice title={TEXTS.viewer.damaged.title}>{TEXTS.viewer.damaged.text}</Notice>
          ) : (
            <AnswerText markdown={answer.text} language={answer.language} {...marked} {...looks} />
          )}
        </div>
        <aside className={classes.aside} aria-label={TEXTS.viewer.facts.title}>
          <BrandLegend answer={answer} colours={looks.colours} walking={walking} />
          <AnswerOpinions projectId={projectId} answer={answer} />
          <AnswerSources answer={answer} />
          {!answer.damaged && <AnswerSearches queries={answer.fanOutQueries} />}
          <AnswerFacts answer={answer} />
          <RawReply projectId={projectId} answerId={answer.id} hasRawReply={answer.hasRawReply} />
        </aside>
      </div>
    </article>
  );
}

/** Prompt, engine, moment, and what was counted of the own brand. */
export function AnswerHead({ answer, actions }: { answer: Answer; actions?: ReactNode }) {
  return (
    <header className={classes.head}>
      <div className={classes.titleLine}>
        <h2 className={classes.title} dir="auto" lang={answer.language.toLowerCase()}>
          {answer.prompt}
        </h2>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <p className={classes.line}>
        <span className={classes.engine}>{ENGINE_LABELS[answer.model]}</span>
        <span>{formatMoment(answer.answeredAt)}</span>
        {answer.surface !== 'api' && <SmallBadge>{TEXTS.viewer.surfaces[answer.surface]}</SmallBadge>}
        <AnswerBadges answer={answer} />
      </p>
      {planWarnings(answer).map((warning) => (
        <p key={warning} className={classes.warning}>
          {warning}
        </p>
      ))}
    </header>
  );
}
