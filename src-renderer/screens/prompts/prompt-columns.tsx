/** The columns of the prompt table. */
import { VisuallyHidden } from '@mantine/core';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { ChangeLink } from '../../explain/change-link.tsx';
import { drawExplained } from '../../explain/draw-explained.tsx';
import { PromptSums } from '../../live-run/counted-sums.tsx';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { saveIntervals, saveWord } from '../../table/save-intervals.ts';
import { formatChange, formatCount, formatLanguage, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { PromptRow } from './plan-prompt-rows.ts';
import classes from './prompts-screen.module.css';

const { columns: words, definitions, states, whyNoAnswers, whyNotNamed, noneBefore } = TEXTS.prompts;

const whyMissing = ({ answers }: PromptRow) => (answers === 0 ? whyNoAnswers : whyNotNamed);
/** On the scale of the screens, 0-100. */
const toSentiment = ({ sentimentScore }: PromptRow) => (sentimentScore === null ? null : sentimentScore * 100);
/** A rate of no answers is unknown, not zero. */
const known = (row: PromptRow, value: number | null) => (row.answers === 0 ? null : value);

/** Columns that are read apart from the others, because counting them takes the longest. */
export const COUNTED_COLUMNS = ['competitors', 'sources'];

/** Read apart too. */
export const CHANGE_COLUMN = 'change';

export const PROMPT_COLUMNS: readonly Column<PromptRow>[] = [
  { id: 'prompt', header: words.prompt, value: ({ prompt }) => prompt, widthPx: 256, grows: true },
  {
    id: 'visibility',
    header: words.visibility,
    definition: definitions.visibility,
    value: ({ visibilityPercent }) => visibilityPercent,
    draw: ({ id, visibilityPercent, intervals }) => (
      <ShareCell
        percent={visibilityPercent}
        isOwn
        interval={intervals?.responseVisibilityRate}
        drawValue={drawExplained({ figure: 'responseVisibilityRate', promptId: id })}
      />
    ),
    saved: saveIntervals(words.visibility, ({ intervals }) => intervals?.responseVisibilityRate),
    whyMissing,
    widthPx: 120,
    isNumber: true,
  },
  {
    id: CHANGE_COLUMN,
    header: words.change,
    definition: definitions.change,
    value: ({ move }) => move?.change ?? null,
    format: (value) => formatChange(Number(value)),
    draw: ({ id, move }) =>
      move && (
        <ChangeLink figure="responseVisibilityRate" by="prompt_engine" promptId={id}>
          <Verdict change={move.change} verdict={move.verdict} place="row" />
        </ChangeLink>
      ),
    saved: saveWord(words.change, ({ move }) => move),
    whyMissing: () => noneBefore,
    widthPx: 184,
    isNumber: true,
  },
  {
    id: 'mentionRate',
    header: words.mentionRate,
    definition: definitions.mentionRate,
    value: (row) => known(row, row.mentionRate),
    draw: ({ id, mentionRate, intervals }) => (
      <ShareCell
        percent={mentionRate}
        interval={intervals?.mentionRate}
        drawValue={drawExplained({ figure: 'mentionRate', promptId: id })}
      />
    ),
    saved: saveIntervals(words.mentionRate, ({ intervals }) => intervals?.mentionRate),
    whyMissing,
    widthPx: 112,
    hideOrder: 6,
    isNumber: true,
  },
  {
    id: 'citationRate',
    header: words.citationRate,
    definition: definitions.citationRate,
    value: (row) => known(row, row.citationRate),
    draw: ({ id, citationRate, intervals }) => (
      <ShareCell
        percent={citationRate}
        interval={intervals?.citationRate}
        drawValue={drawExplained({ figure: 'citationRate', promptId: id })}
      />
    ),
    saved: saveIntervals(words.citationRate, ({ intervals }) => intervals?.citationRate),
    whyMissing,
    widthPx: 112,
    hideOrder: 5,
    isNumber: true,
  },
  {
    id: 'position',
    header: words.position,
    definition: definitions.position,
    value: ({ averagePosition }) => averagePosition,
    draw: ({ id, averagePosition, intervals }) => (
      <FigureCell
        value={averagePosition}
        interval={intervals?.position}
        drawValue={drawExplained({ figure: 'position', promptId: id })}
      />
    ),
    saved: saveIntervals(words.position, ({ intervals }) => intervals?.position),
    whyMissing,
    widthPx: 124,
    hideOrder: 3,
    isNumber: true,
  },
  {
    id: 'sentiment',
    header: words.sentiment,
    definition: definitions.sentiment,
    value: toSentiment,
    draw: (row) => (
      <FigureCell
        value={toSentiment(row)}
        interval={row.intervals?.sentiment}
        drawValue={drawExplained({ figure: 'sentiment', promptId: row.id })}
      />
    ),
    saved: saveIntervals(words.sentiment, ({ intervals }) => intervals?.sentiment),
    whyMissing,
    widthPx: 124,
    hideOrder: 4,
    isNumber: true,
  },
  {
    id: 'answers',
    header: words.answers,
    value: ({ answers }) => answers,
    draw: ({ id, prompt, answers }) => <PromptSums promptId={id} label={prompt} answers={answers} />,
    widthPx: 60,
    isNumber: true,
  },
  {
    id: 'engines',
    header: words.engines,
    value: ({ models }) => models.map((model) => ENGINE_LABELS[model]).join(', '),
    widthPx: 160,
    isHidden: true,
  },
  {
    id: 'tags',
    header: words.tags,
    value: ({ tags }) => tags.join(', ') || null,
    draw: ({ tags }) => <TagsCell tags={tags} />,
    widthPx: 128,
    hideOrder: 2,
  },
  {
    id: 'language',
    header: words.language,
    value: ({ language }) => formatLanguage(language.toLowerCase()),
    widthPx: 96,
    isHidden: true,
  },
  { id: 'country', header: words.country, value: ({ country }) => country, widthPx: 84, isHidden: true },
  {
    id: 'competitors',
    header: words.competitors,
    value: ({ competitorCount }) => competitorCount,
    widthPx: 100,
    isNumber: true,
    isHidden: true,
  },
  {
    id: 'sources',
    header: words.sources,
    value: ({ sourceCount }) => sourceCount,
    widthPx: 84,
    isNumber: true,
    isHidden: true,
  },
  {
    id: 'state',
    header: words.state,
    value: ({ state }) => states[state],
    draw: ({ state }) => (
      <span className={classes.state} data-state={state}>
        {states[state]}
      </span>
    ),
    widthPx: 76,
    hideOrder: 1,
  },
  {
    id: 'created',
    header: words.created,
    value: ({ createdAt }) => createdAt,
    format: (value) => formatMoment(value),
    widthPx: MOMENT_PX,
    isHidden: true,
    isSearched: false,
  },
];

/** The first tag, and how many more there are: a row of them would be cut off in the middle. */
function TagsCell({ tags }: { tags: readonly string[] }) {
  const more = tags.length - 1;
  return (
    <span className={classes.tags} title={tags.join(', ')}>
      <span className={classes.tag}>{tags[0]}</span>
      {more > 0 && <span className={classes.moreTags}>+{formatCount(more)}</span>}
      {more > 0 && <VisuallyHidden>{tags.slice(1).join(', ')}</VisuallyHidden>}
    </span>
  );
}
