/** Suggestions as the screen shows them: why, in words, which of them fit what was picked, and what is chosen of them. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatList } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';

export type Suggestion = OperationOutput<'prompts.suggest'>['suggestions'][number];

/** Null: any. */
export interface Picked {
  source: string | null;
  language: string | null;
  intent: string | null;
}

const words = TEXTS.findPrompts;
const MOST_ENGINES = 3;

/** The same prompt may be suggested in two languages. */
export const toSuggestionId = ({ language, prompt }: Suggestion) => `${language} ${prompt}`;

export function pickSuggestions(suggestions: readonly Suggestion[], picked: Picked): Suggestion[] {
  return suggestions.filter(
    ({ source, language, intents }) =>
      (picked.source === null || source === picked.source) &&
      (picked.language === null || language === picked.language) &&
      (picked.intent === null || intents.includes(picked.intent)),
  );
}

/** The core's reason (`reasons.ts`), in the words of the window. */
export function describeReason(suggestion: Suggestion): string {
  const { missingIntent } = suggestion;
  return [describeGround(suggestion), missingIntent === null ? '' : words.missing(nameIntent(missingIntent))]
    .filter(Boolean)
    .join(' ');
}

function describeGround({ source, searches, answers, cited, models, competitor }: Suggestion): string {
  if (source === 'intent') return '';
  if (source === 'competitor') return words.rival(competitor ?? '', answers, searches);
  const named = models.slice(0, MOST_ENGINES).map((model) => ENGINE_LABELS[model]);
  const more = models.length - named.length;
  const engines = formatList(more > 0 ? [...named, words.moreEngines(more)] : named);
  return `${words.searched(engines, searches, answers)} ${source === 'gap' ? words.neverCited : words.cited(cited ?? 0)}`;
}

/** One that the core learns to tell later is shown as it calls it. */
export function nameIntent(intent: string): string {
  const names: Readonly<Record<string, string>> = words.intents;
  return names[intent] ?? intent;
}
