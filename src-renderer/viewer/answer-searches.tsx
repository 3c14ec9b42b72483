/** What the engine searched for while it answered; whether it told nothing or searched for nothing is told apart. */
import { TEXTS } from '../texts/texts.ts';
import classes from './answer-sources.module.css';
import type { Answer } from './counted-spans.ts';
import { Section } from './section.tsx';

const { searches: words } = TEXTS.viewer;

export function AnswerSearches({ queries }: { queries: Answer['fanOutQueries'] }) {
  return (
    <Section title={words.title}>
      {queries === null && <p className={classes.none}>{words.untold}</p>}
      {queries?.length === 0 && <p className={classes.none}>{words.none}</p>}
      {queries && queries.length > 0 && (
        <ul className={classes.list}>
          {toKeyed(queries).map(({ key, query }) => (
            <li key={key} dir="auto">
              {query}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A search may be sent twice. */
function toKeyed(queries: readonly string[]) {
  return queries.map((query, place) => ({ key: `${place} ${query}`, query }));
}
