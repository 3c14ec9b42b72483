/** Two answers against each other: their marked texts side by side or their words as one text, and what differs in tables. */
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';

import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { AnswerText } from './answer-text.tsx';
import { AnswerHead } from './answer-viewer.tsx';
import classes from './compare-answers.module.css';
import { type Answer, planSpans } from './counted-spans.ts';
import { DifferenceTables } from './difference-tables.tsx';
import { type BrandLooks, useBrandLooks } from './use-brand-looks.ts';
import { WordDiff } from './word-diff.tsx';

interface CompareAnswersProps {
  projectId: string;
  first: Answer;
  second: Answer;
  onSwap: () => void;
  onClose: () => void;
}

const { compare: words } = TEXTS.viewer;

const VIEWS = [
  { value: 'sides', label: words.sides },
  { value: 'words', label: words.words },
] as const;

export function CompareAnswers({ projectId, first, second, onSwap, onClose }: CompareAnswersProps) {
  const [view, setView] = useState<'sides' | 'words'>('sides');
  const looks = useBrandLooks(projectId);
  return (
    <div className={classes.compare}>
      <section className={classes.card} aria-label={words.title}>
        <header className={classes.tools}>
          <Segmented label={words.view} value={view} options={VIEWS} onChange={setView} />
          <span className={classes.buttons}>
            <Button leftSection={<IconArrowsExchange size={14} />} onClick={onSwap}>
              {words.swap}
            </Button>
            <Button leftSection={<IconX size={14} />} onClick={onClose}>
              {words.close}
            </Button>
          </span>
        </header>
        <div className={classes.sides}>
          <Side name={words.first} answer={first} looks={looks} hasText={view === 'sides'} />
          <Side name={words.second} answer={second} looks={looks} hasText={view === 'sides'} />
        </div>
        {view === 'words' && <WordDiff first={first} second={second} />}
      </section>
      <DifferenceTables first={first} second={second} />
    </div>
  );
}

interface SideProps {
  name: string;
  answer: Answer;
  looks: BrandLooks;
  hasText: boolean;
}

function Side({ name, answer, looks, hasText }: SideProps) {
  const spans = useMemo(() => planSpans(answer.mentions), [answer.mentions]);
  return (
    <article className={classes.side} aria-label={`${TEXTS.viewer.answer} ${name}`}>
      <div className={classes.sideHead}>
        <span className={classes.name} aria-hidden>
          {name}
        </span>
        <AnswerHead answer={answer} />
      </div>
      {hasText && answer.damaged && <Notice title={TEXTS.viewer.damaged.title}>{TEXTS.viewer.damaged.text}</Notice>}
      {hasText && !answer.damaged && (
        <AnswerText markdown={answer.text} language={answer.language} spans={spans} {...looks} />
      )}
    </article>
  );
}
