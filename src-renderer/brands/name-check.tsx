/** Says that a name is an ordinary word too, with sentences of the owner's answers and what each remedy would leave. Silent about other names. */
import { Button } from '@mantine/core';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../api/use-operation.ts';
import { useProjectId } from '../filters/use-filters.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './name-check.module.css';

type Checked = OperationOutput<'competitors.checkName'>;

interface NameCheckProps {
  name: string;
  nearbyWords: readonly string[];
  /** The name is to match letter for letter. */
  onCapital: () => void;
  onExclude: (phrases: readonly string[]) => void;
}

const { check: words } = TEXTS.naming;

export function NameCheck({ name, nearbyWords, onCapital, onExclude }: NameCheckProps) {
  const projectId = useProjectId();
  const { data } = useOperation('competitors.checkName', {
    projectId,
    name,
    ...(nearbyWords.length > 0 && { near: [...nearbyWords] }),
  });
  if (!data || data.languages.length === 0) return null;
  const { capital, excluded, near } = data.remedies;
  return (
    <section className={classes.check} role="status">
      <h3 className={classes.title}>{words.title(data.name, data.languages.join(', '))}</h3>
      {data.answers === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Sentences sentences={data.sentences} />
          <p>{words.found(data.answers, data.looked)}</p>
          <dl className={classes.remedies}>
            <Remedy title={words.capital} answers={capital.answers} onUse={onCapital} />
            <Remedy
              title={words.excluded}
              answers={excluded.answers}
              note={excluded.phrases.length > 0 ? excluded.phrases.join(', ') : words.noPhrases}
              onUse={excluded.phrases.length > 0 ? () => onExclude(excluded.phrases) : undefined}
            />
            <Remedy
              title={words.near}
              answers={near.answers}
              note={near.words.length > 0 ? near.words.join(', ') : words.writeWords}
            />
          </dl>
        </>
      )}
    </section>
  );
}

function Sentences({ sentences }: Pick<Checked, 'sentences'>) {
  return (
    <ul className={classes.sentences}>
      {sentences.map(({ answerId, text, start, end }) => (
        <li key={answerId} dir="auto">
          {text.slice(0, start)}
          <strong>{text.slice(start, end)}</strong>
          {text.slice(end)}
        </li>
      ))}
    </ul>
  );
}

interface RemedyProps {
  title: string;
  answers: number;
  note?: string;
  /** Absent: there is nothing to do at once. */
  onUse?: (() => void) | undefined;
}

function Remedy({ title, answers, note, onUse }: RemedyProps) {
  return (
    <div className={classes.remedy}>
      <dt>{title}</dt>
      <dd>
        <strong>{words.answers(answers)}</strong>
        {note !== undefined && <p>{note}</p>}
        {onUse && (
          <Button size="compact-sm" onClick={onUse}>
            {words.use}
          </Button>
        )}
      </dd>
    </div>
  );
}
