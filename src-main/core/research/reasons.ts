/** Why a prompt is suggested, as a sentence: English, for scripts and the command line. Windows word it from the fields. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { Suggestion } from './suggest-prompts.ts';

const MOST_ENGINES = 3;

export function toReason(suggestion: Omit<Suggestion, 'reason' | 'intents'>): string {
  const { missingIntent, language } = suggestion;
  const missing = missingIntent === null ? '' : ` No prompt in ${language} has the intent ${missingIntent}.`;
  return `${toGround(suggestion)}${missing}`.trim();
}

function toGround({
  source,
  searches,
  answers,
  cited,
  models,
  competitor,
}: Omit<Suggestion, 'reason' | 'intents'>): string {
  const engines = models.slice(0, MOST_ENGINES).map((model) => ENGINE_LABELS[model]);
  const times = `${searches} ${searches === 1 ? 'time' : 'times'}`;
  if (source === 'competitor')
    return `${competitor} is named in ${answers} answers and searched for ${times}; no prompt asks about it like this.`;
  if (source === 'intent') return '';
  const others = models.length > MOST_ENGINES ? ` and ${models.length - MOST_ENGINES} others` : '';
  const cites = source === 'gap' ? 'none of them cites the own site' : `${cited} of them cite the own site`;
  return `${engines.join(', ')}${others} searched for it ${times} behind ${answers} answers; ${cites}.`;
}
