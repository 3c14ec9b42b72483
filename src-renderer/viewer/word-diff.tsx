/** Two answers as one text: words that only one of them has are struck through or underlined. */
import { useMemo } from 'react';

import { TEXTS } from '../texts/texts.ts';
import type { Answer } from './counted-spans.ts';
import { planWordDiff, type WordRun } from './plan-word-diff.ts';
import classes from './word-diff.module.css';

const { compare: words } = TEXTS.viewer;

export function WordDiff({ first, second }: { first: Answer; second: Answer }) {
  const runs = useMemo(() => planWordDiff(first.text, second.text), [first.text, second.text]);
  if (!runs) return <p className={classes.note}>{words.tooLong}</p>;
  const isSame = runs.every(({ kind }) => kind === 'same');
  return (
    <div className={classes.frame}>
      <p className={classes.note}>{isSame ? words.same : words.wordsHint}</p>
      <div className={classes.text} lang={first.language.toLowerCase()} dir="auto">
        {toKeyed(runs).map(({ key, ...run }) => (
          <Run key={key} {...run} />
        ))}
      </div>
    </div>
  );
}

function Run({ text, kind }: WordRun) {
  if (kind === 'same') return text;
  return kind === 'added' ? <ins className={classes.added}>{text}</ins> : <del className={classes.removed}>{text}</del>;
}

function toKeyed(runs: readonly WordRun[]) {
  let at = 0;
  return runs.map((run) => {
    const key = at;
    at += run.text.length;
    return { ...run, key: `${run.kind} ${key}` };
  });
}
