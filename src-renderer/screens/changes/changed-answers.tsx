/** Beside the table: the cells of a part, then the answers of one of them that were lost and won, each beside the last one of before. */
import { Button, Loader } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { showAddress } from '#shared/text/show-address.ts';
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { ChangeGroup } from '#shared/vocabulary/figures.ts';

import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatChange, formatDecimal, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './changes-screen.module.css';
import { nameOf } from './parts-table.tsx';

const words = TEXTS.explain.change;
const MOST_CELLS = 100;

type Input = Omit<OperationInput<'metrics.explainChange'>, 'by'>;
type Changed = OperationOutput<'metrics.changedAnswers'>['answers'][number];

interface ChangedAnswersProps {
  input: Input;
  promptId: string | null;
  engine: Engine | null;
  /** Which row is open; null: none. */
  part: string | null;
  by: ChangeGroup;
  onPrompt: (promptId: string, engine: Engine | null) => void;
  onClose: () => void;
}

export function ChangedAnswers({ input, promptId, engine, part, by, onPrompt, onClose }: ChangedAnswersProps) {
  const isOpen = promptId !== null || part !== null;
  const title = promptId === null ? words.cells(nameOf(by, toPartName(by, part))) : words.answers;
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={onClose} widthPx={720}>
      {promptId !== null && <Answers input={input} promptId={promptId} engine={engine} />}
      {promptId === null && part !== null && <Cells input={toPartInput(input, by, part)} onPrompt={onPrompt} />}
    </SidePanel>
  );
}

function toPartName(by: ChangeGroup, part: string | null): string {
  return by === 'engine' ? (ENGINE_LABELS[part as Engine] ?? '') : (part ?? '');
}

/** A part as filters; prompts without a tag cannot be chosen by one. */
function toPartInput(input: Input, by: ChangeGroup, part: string): Input {
  if (by === 'engine') return { ...input, model: ENGINES.filter((name) => name === part).join(',') || undefined };
  if (by === 'tag' && part !== '') return { ...input, tags: [part] };
  return by === 'language' ? { ...input, language: part.toLowerCase() } : input;
}

/** Prompts of a part, those that moved it most first. */
function Cells({ input, onPrompt }: { input: Input; onPrompt: ChangedAnswersProps['onPrompt'] }) {
  const { data, error, refetch } = useOperation('metrics.explainChange', { ...input, by: 'prompt' });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loader size="sm" />;
  const only = typeof input.model === 'string' && !input.model.includes(',') ? (input.model as Engine) : null;
  const { columns: heads, groups } = words;
  return (
    <SmallTable heads={[groups.prompt, heads.points, heads.before, heads.now, heads.verdict]}>
      {data.contributions.slice(0, MOST_CELLS).map(({ id, label, points, previous, current, verdict }) => (
        <tr key={id}>
          <th scope="row">
            <button type="button" className={classes.cell} onClick={() => onPrompt(id, only)}>
              {label}
            </button>
          </th>
          <td>{formatChange(points)}</td>
          <td>{formatDecimal(previous)}</td>
          <td>{formatDecimal(current)}</td>
          <td>{TEXTS.explain.story.verdicts[verdict]}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

function Answers({ input, promptId, engine }: { input: Input; promptId: string; engine: Engine | null }) {
  const { data, error, refetch } = useOperation('metrics.changedAnswers', {
    ...input,
    promptId,
    ...(engine && { model: engine }),
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loader size="sm" />;
  const name = engine === null ? '' : ` · ${ENGINE_LABELS[engine]}`;
  return (
    <div className={classes.answers}>
      <p className={classes.prompt}>
        {data.prompt}
        {name}
      </p>
      <p className={classes.why}>
        {formatDecimal(data.previous)} → {formatDecimal(data.current)} · {words.lost(data.lost)} · {words.won(data.won)}
      </p>
      {data.answers.length === 0 && <p>{words.noAnswers}</p>}
      {data.answers.map((changed) => (
        <Pair key={changed.answer.id} changed={changed} />
      ))}
    </div>
  );
}

/** One answer beside the one before it; its link opens both next to each other. */
function Pair({ changed }: { changed: Changed }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { way, answer, before, brandsIn, brandsOut, sourcesIn, sourcesOut, inOurPlace, modelChange } = changed;
  const facts = [
    ...brandsOut.map(({ name }) => `− ${name}`),
    ...brandsIn.map(({ name }) => `+ ${name}`),
    ...(inOurPlace ? [words.place(inOurPlace.name)] : []),
    ...sourcesOut.map(({ url }) => `− ${showAddress(url)}`),
    ...sourcesIn.map(({ url }) => `+ ${showAddress(url)}`),
    ...(modelChange ? [words.model(modelChange.from, modelChange.to)] : []),
  ];
  const link = (id: string, extra: Record<string, string> = {}) =>
    toScreenLink(projectId, `answers/${id}`, address, extra);
  return (
    <section className={classes.pair} data-way={way}>
      <header className={classes.pairHead}>
        <strong>{way === 'lost' ? words.wayLost : words.wayWon}</strong>
        <span>{ENGINE_LABELS[answer.model]}</span>
        <Link to={link(answer.id)}>
          {words.here}: {formatMoment(answer.answeredAt)}
        </Link>
        {before && (
          <>
            <Link to={link(before.id)}>
              {words.earlier}: {formatMoment(before.answeredAt)}
            </Link>
            <Button component={Link} to={link(answer.id, { with: before.id })} size="compact-xs" variant="default">
              {words.compare}
            </Button>
          </>
        )}
      </header>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
