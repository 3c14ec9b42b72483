/** Counts the export from generated answers alone, as the specification defines it; shares no code with the application. */
import {
  type CountedAnswer,
  compareNewest,
  type Filter,
  isChosen,
  isVisible,
  selectAnswers,
} from './counted-answer.ts';
import { tidy } from './recount-fanouts.ts';

/** One entry a prompt that language and tags choose, without ids, its answers newest first. */
export function recountExport(answers: readonly CountedAnswer[], filter: Filter) {
  const shown = new Set(answers.map((answer) => answer.prompt).filter((prompt) => isChosen(prompt, filter)));
  const byPrompt = Map.groupBy(selectAnswers(answers, filter), (answer) => answer.prompt);
  return [...shown].map((prompt) => {
    const results = (byPrompt.get(prompt) ?? []).sort(compareNewest).map(toExported);
    return {
      prompt: prompt.text,
      domain: 'acme.example',
      brandName: 'Acme',
      language: prompt.language.toUpperCase(),
      resultCount: results.length,
      results,
    };
  });
}

function toExported(answer: CountedAnswer) {
  const own = answer.named.get(0);
  const count = answer.named.size;
  return {
    model: answer.model,
    visible: isVisible(answer),
    mentions: own?.times ?? 0,
    position: own?.depth ?? null,
    percentageRank: own ? ((count - own.order + 1) / count) * 100 : null,
    timestamp: answer.moment,
    fanOutQueries: answer.searches.map(tidy).filter((text) => text !== ''),
  };
}
