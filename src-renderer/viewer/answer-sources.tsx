/** The pages that an answer cites, in its order, and apart from them those that the engine only looked at. */
import { Button } from '@mantine/core';
import { useState } from 'react';

import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './answer-sources.module.css';
import type { Answer } from './counted-spans.ts';
import { OutsideLink } from './outside-link.tsx';
import { Section } from './section.tsx';

const { sources: words } = TEXTS.viewer;
/** More than these are shown on demand. */
const FIRST = 12;

export function AnswerSources({ answer }: { answer: Pick<Answer, 'sources' | 'retrieved'> }) {
  return (
    <>
      <Section title={words.cited} control={<Count count={answer.sources.length} />}>
        {answer.sources.length === 0 && <p className={classes.none}>{words.noneCited}</p>}
        <FirstOnes items={answer.sources}>
          {({ id, place, url, title, sourceType }) => (
            <li key={id} className={classes.source} data-own={sourceType === 'own'}>
              <span className={classes.place}>{formatCount(place)}</span>
              <Page url={url} title={title} />
              <span className={classes.type}>{words.types[sourceType]}</span>
            </li>
          )}
        </FirstOnes>
      </Section>
      {answer.retrieved.length > 0 && (
        <Section title={words.retrieved} note={words.retrievedHint} control={<Count count={answer.retrieved.length} />}>
          <FirstOnes items={answer.retrieved}>
            {({ url, title }) => (
              <li key={url} className={classes.source}>
                <span className={classes.place} />
                <Page url={url} title={title} />
              </li>
            )}
          </FirstOnes>
        </Section>
      )}
    </>
  );
}

function Count({ count }: { count: number }) {
  return count > 0 ? <span className={classes.count}>{words.count(count)}</span> : null;
}

function Page({ url, title }: { url: string; title: string | null }) {
  return (
    <span className={classes.page} dir="auto">
      <OutsideLink url={url}>{title ?? undefined}</OutsideLink>
    </span>
  );
}

interface FirstOnesProps<T> {
  items: readonly T[];
  children: (item: T) => React.ReactNode;
}

function FirstOnes<T>({ items, children }: FirstOnesProps<T>) {
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <>
      <ol className={classes.list}>{shown.map((item) => children(item))}</ol>
      {shown.length < items.length && (
        <Button variant="subtle" onClick={() => setIsWhole(true)}>
          {words.all(items.length)}
        </Button>
      )}
    </>
  );
}
