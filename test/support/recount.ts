/**
 * Counts the figures of the own brand from generated answers alone, as the specification defines them. Shares no code with the
 * application: where both agree, two independent readings agree.
 */
import {
  addDays,
  type CountedAnswer,
  countPrompts,
  daysBetween,
  type Filter,
  isChosen,
  isVisible,
  mean,
  meanOfKnown,
  percent,
  selectAnswers,
  shareOpinions,
  toPrevious,
} from './counted-answer.ts';

/** The own brand's index. */
const OWN = 0;

export class Recount {
  readonly #answers: readonly CountedAnswer[];

  constructor(answers: readonly CountedAnswer[]) {
    this.#answers = answers;
  }

  summary(filter: Filter) {
    const current = this.#period(filter);
    const previous = this.#period(toPrevious(filter));
    const change = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
    const changes = {
      visibleChange: current.visible - previous.visible,
      visibilityRateChange: current.visibilityRate - previous.visibilityRate,
      responseVisibilityRateChange: current.responseVisibilityRate - previous.responseVisibilityRate,
      mentionsChange: current.mentions - previous.mentions,
      positionChange: change(current.position, previous.position),
      sentimentChange: change(current.sentiment, previous.sentiment),
      mentionRateChange: current.mentionRate - previous.mentionRate,
      citationRateChange: current.citationRate - previous.citationRate,
      citedChange: current.cited - previous.cited,
    };
    return { current, previous, changes };
  }

  timeseries(filter: Filter) {
    const byDate = Map.groupBy(selectAnswers(this.#answers, filter), (answer) => answer.date);
    const length = daysBetween(filter.first, filter.last) + 1;
    const chartData = Array.from({ length }, (_, index) => {
      const date = addDays(filter.first, index);
      const answers = byDate.get(date) ?? [];
      const named = listNamings(answers);
      const visible = answers.filter((answer) => isVisible(answer)).length;
      return {
        date,
        totalResults: answers.length,
        visible,
        notVisible: answers.length - visible,
        mentions: named.length,
        cited: countCiting(answers),
        mentionOrder: mean(named.map((naming) => naming.order)),
        position: mean(named.map((naming) => naming.depth)),
        sentiment: meanOfKnown(named.map((naming) => naming.sentiment)),
        ...shareOpinions(named),
        uniquePrompts: countPrompts(answers),
      };
    });
    return { chartData, anchoredWindow: null };
  }

  /** One entry a prompt that the language and tags choose, found by text and upper-case language. */
  prompts(filter: Filter) {
    const shown = new Set(this.#answers.map((answer) => answer.prompt).filter((prompt) => isChosen(prompt, filter)));
    const answers = Map.groupBy(selectAnswers(this.#answers, filter), (answer) => answer.prompt);
    return [...shown].map((prompt) => ({
      prompt: prompt.text,
      language: prompt.language.toUpperCase(),
      ...toPromptFigures(answers.get(prompt) ?? []),
    }));
  }

  #period(filter: Filter) {
    const answers = selectAnswers(this.#answers, filter);
    const named = listNamings(answers);
    const cited = countCiting(answers);
    const tracked = countPrompts(answers);
    const visible = countPrompts(answers.filter((answer) => isVisible(answer)));
    return {
      totalResponses: answers.length,
      responseVisibilityRate: percent(answers.filter((answer) => isVisible(answer)).length, answers.length),
      mentionRate: percent(named.length, answers.length),
      citationRate: percent(cited, answers.length),
      mentions: named.length,
      cited,
      visibilityRate: percent(visible, tracked),
      visible,
      notVisible: tracked - visible,
      position: mean(named.map((naming) => naming.depth)),
      sentiment: meanOfKnown(named.map((naming) => naming.sentiment)),
      ...shareOpinions(named),
      date: filter.last,
      periodStart: filter.first,
      periodEnd: filter.last,
    };
  }
}

function toPromptFigures(answers: readonly CountedAnswer[]) {
  const named = listNamings(answers);
  const sentiment = meanOfKnown(named.map((naming) => naming.sentiment));
  // Neutral where nothing is said: the specification has a number.
  const score = named.length === 0 ? null : (sentiment ?? 50) / 100;
  return {
    isVisible: answers.some((answer) => isVisible(answer)),
    mentions: named.length,
    mentionRate: percent(named.length, answers.length),
    citationRate: percent(countCiting(answers), answers.length),
    averagePosition: mean(named.map((naming) => naming.depth)),
    sentimentScore: score,
    ...shareOpinions(named),
    sentimentCategory: score === null ? null : score < 0.4 ? 'negative' : score > 0.6 ? 'positive' : 'neutral',
    competitorCount: new Set(answers.flatMap((answer) => [...answer.named.keys()].filter((brand) => brand !== OWN)))
      .size,
    sourceCount: new Set(answers.flatMap((answer) => answer.pages)).size,
  };
}

/** How the answers that name the own brand name it. */
function listNamings(answers: readonly CountedAnswer[]) {
  return answers.flatMap((answer) => answer.named.get(OWN) ?? []);
}

function countCiting(answers: readonly CountedAnswer[]): number {
  return answers.filter((answer) => answer.cited.has(OWN)).length;
}
