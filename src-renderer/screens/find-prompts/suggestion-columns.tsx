/** The columns of the table of suggestions. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import type { Column } from '../../table/column.ts';
import { formatLanguage } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './find-prompts-screen.module.css';
import { describeReason, nameIntent, type Suggestion } from './plan-suggestions.ts';

const { columns: words, sources, definitions } = TEXTS.findPrompts;

/** Nothing was counted for those that are made, not found. */
const counted = (suggestion: Suggestion, value: number) => (suggestion.source === 'intent' ? null : value);

export const SUGGESTION_COLUMNS: readonly Column<Suggestion>[] = [
  {
    id: 'prompt',
    header: words.prompt,
    value: ({ prompt }) => prompt,
    draw: (row) => (
      <span className={classes.prompt}>
        <span title={row.prompt}>{row.prompt}</span>
        <span className={classes.reason} title={describeReason(row)}>
          {describeReason(row)}
        </span>
      </span>
    ),
    widthPx: 460,
    grows: true,
  },
  {
    id: 'source',
    header: words.source,
    value: ({ source }) => sources[source],
    widthPx: 150,
    hideOrder: 4,
  },
  {
    id: 'language',
    header: words.language,
    value: ({ language }) => formatLanguage(language.toLowerCase()),
    widthPx: 104,
    hideOrder: 3,
  },
  {
    id: 'intents',
    header: words.intents,
    value: ({ intents }) => intents.map(nameIntent).join(', ') || null,
    widthPx: 132,
    hideOrder: 1,
  },
  {
    id: 'searches',
    header: words.searches,
    definition: definitions.searches,
    value: (row) => counted(row, row.searches),
    whyMissing: () => definitions.made,
    widthPx: 92,
    isNumber: true,
    hideOrder: 5,
  },
  {
    id: 'answers',
    header: words.answers,
    definition: definitions.answers,
    value: (row) => counted(row, row.answers),
    whyMissing: () => definitions.made,
    widthPx: 92,
    isNumber: true,
    hideOrder: 6,
  },
  {
    id: 'engines',
    header: words.engines,
    value: ({ models }) => models.map((model) => ENGINE_LABELS[model]).join(', ') || null,
    widthPx: 160,
    isHidden: true,
  },
  {
    id: 'reason',
    header: words.reason,
    value: describeReason,
    widthPx: 320,
    isHidden: true,
  },
  {
    id: 'behind',
    header: words.behind,
    definition: definitions.behind,
    value: ({ samplePrompt }) => samplePrompt,
    widthPx: 220,
    isHidden: true,
  },
];
