/** A battle card: one competitor beside the own brand, where each is ahead, the pages that carry it, and what answers say of it. */
import { chooseDigits, chooseInterval } from '#shared/figure-words/shown-interval.ts';
import { dayOf } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { DuelPrompt, RivalFacts } from '../facts/read-rival.ts';
import { type Block, note, plain, quote, say } from '../model/blocks.ts';
import { isolate } from '../model/isolate.ts';
import type { BarChart } from '../model/report-chart.ts';
import type { Cell, ReportTable } from '../model/report-table.ts';
import { toBarChart } from './bar-chart.ts';
import { type Section, type SectionInput, type SectionWriter, toEmptySection } from './section.ts';

/** On the page; the data file has all. */
const SHOWN = 10;

/** What a card says needs its competitor; the contract holds that there is one. */
function withRival(write: (rival: RivalFacts, input: SectionInput) => Section): SectionWriter {
  return (input) => {
    if (!input.facts.rival) throw new Error('A battle card is about a competitor.');
    return write(input.facts.rival, input);
  };
}

export const writeRivalFigures = withRival((rival, input) => {
  const { words, titles, format, facts } = input;
  const { duel, columns } = words;
  const sides = [rival.own, rival.rival];
  const { verdicts } = rival.comparison;
  const row = (label: string, values: readonly (number | null)[], verdict: string | null): Cell[] => [
    label,
    ...values,
    verdict,
  ];
  const data: ReportTable = {
    id: 'rival_figures',
    caption: titles.rival_figures,
    columns: [
      { key: 'figure', label: columns.figure, kind: 'text' },
      { key: 'own', label: facts.brand, kind: 'decimal' },
      { key: 'rival', label: rival.name, kind: 'decimal' },
      { key: 'verdict', label: duel.verdict, kind: 'verdict' },
    ],
    rows: [
      row(
        columns.visibility,
        sides.map(({ visibilityRate }) => visibilityRate),
        verdicts?.visibilityRate.verdict ?? null,
      ),
      row(
        columns.mention,
        sides.map(({ mentionRate }) => mentionRate),
        verdicts?.mentionRate.verdict ?? null,
      ),
      row(
        columns.citation,
        sides.map(({ citationRate }) => citationRate),
        rival.rival.citationRate === null ? null : (verdicts?.citationRate.verdict ?? null),
      ),
      row(
        columns.share,
        sides.map(({ shareOfVoicePercent }) => shareOfVoicePercent),
        null,
      ),
      row(
        duel.first,
        sides.map(({ firstMentionSharePercent }) => firstMentionSharePercent),
        null,
      ),
      row(
        columns.place,
        sides.map(({ avgMentionOrder }) => avgMentionOrder),
        verdicts?.mentionOrder.verdict ?? null,
      ),
      row(
        columns.sentiment,
        sides.map(({ sentimentScore }) => (sentimentScore === null ? null : sentimentScore * 100)),
        verdicts?.sentiment.verdict ?? null,
      ),
    ],
  };
  const { comparison } = rival;
  if (comparison.answers === 0) return toEmptySection(words.noAnswers, data);
  const rates = sides.map(({ visibilityRate, intervals }) =>
    format.rate(visibilityRate, chooseDigits(visibilityRate, chooseInterval(intervals?.visibilityRate)?.range ?? null)),
  );
  const verdict = verdicts?.visibilityRate.verdict ?? 'too_few_answers';
  const message = words.story.messages.rival(
    isolate(facts.brand),
    rates[0] ?? '',
    isolate(rival.name),
    rates[1] ?? '',
    format.verdict(verdict),
  );
  const { both, onlyBrand, onlyOther, neither } = comparison.named;
  const counts = [both, onlyBrand, onlyOther, neither].map((count) => format.count(count));
  return {
    message,
    blocks: [
      plain(message),
      { kind: 'chart', chart: toChart(rival, input), table: data },
      note(duel.together(isolate(facts.brand), isolate(rival.name), counts)),
      note(duel.compared),
    ],
    data,
  };
});

function toChart(rival: RivalFacts, input: SectionInput): BarChart {
  const bars = [rival.own, rival.rival].map(({ name, isUserBrand, visibilityRate, intervals, visibilityChange }) => ({
    label: name,
    isOwn: isUserBrand,
    value: visibilityRate,
    before: visibilityChange === null ? null : visibilityRate - visibilityChange,
    interval: chooseInterval(intervals?.visibilityRate)?.range ?? null,
  }));
  return toBarChart('rival_figures', bars, input);
}

const isFound = ({ verdict }: DuelPrompt) => verdict === 'real' || verdict === 'on_these_prompts';

function writeDuel(
  id: 'rival_wins' | 'rival_losses',
  prompts: readonly DuelPrompt[],
  { message, rivalName }: { message: string; rivalName: string },
  { words, titles, format, facts }: SectionInput,
): Section {
  const { columns, duel } = words;
  const data: ReportTable = {
    id,
    caption: titles[id],
    columns: [
      { key: 'prompt', label: columns.prompt, kind: 'text', isOfOthers: true },
      { key: 'own', label: facts.brand, kind: 'rate' },
      { key: 'rival', label: rivalName, kind: 'rate' },
      { key: 'answers', label: columns.answers, kind: 'count' },
      { key: 'verdict', label: duel.verdict, kind: 'verdict' },
      { key: 'language', label: columns.language, kind: 'text', isDataOnly: true },
    ],
    rows: prompts.map(({ text, own, rival, answers, verdict, language }) => [
      ...[text, own, rival, answers, verdict],
      format.languageName(language),
    ]),
  };
  if (prompts.length === 0) return toEmptySection(duel.none, data);
  const rows = data.rows.slice(0, SHOWN);
  const more =
    prompts.length > rows.length ? [note(words.more(format.count(rows.length), format.count(prompts.length)))] : [];
  return {
    message,
    blocks: [note(`${message} ${duel.rates}`), { kind: 'table', table: { ...data, rows } }, ...more],
    data,
  };
}

export const writeRivalWins = withRival((rival, input) =>
  writeDuel(
    'rival_wins',
    rival.behind,
    {
      message: input.words.story.messages.rivalWins(rival.behind.filter(isFound).length, isolate(rival.name)),
      rivalName: rival.name,
    },
    input,
  ),
);

export const writeRivalLosses = withRival((rival, input) =>
  writeDuel(
    'rival_losses',
    rival.ahead,
    {
      message: input.words.story.messages.rivalLosses(rival.ahead.filter(isFound).length, isolate(input.facts.brand)),
      rivalName: rival.name,
    },
    input,
  ),
);

export const writeRivalSources = withRival((rival, { words, titles, facts }) => {
  const { columns, places } = words;
  const data: ReportTable = {
    id: 'rival_sources',
    caption: titles.rival_sources,
    columns: [
      { key: 'page', label: columns.page, kind: 'link' },
      { key: 'type', label: columns.type, kind: 'text' },
      { key: 'rivalAnswers', label: words.duel.rivalAnswers, kind: 'count' },
      { key: 'answers', label: columns.citations, kind: 'count' },
      { key: 'gapAnswers', label: places.gapAnswers, kind: 'count', isDataOnly: true },
    ],
    rows: rival.pages.map((page) => [
      { text: page.title || page.domain, address: page.url },
      words.sourceTypes[page.sourceType],
      page.competitors.find(({ id }) => id === rival.rival.id)?.answers ?? 0,
      page.citationCount,
      page.gapCount,
    ]),
  };
  const message = words.story.messages.rivalSources(rival.pages.length, isolate(rival.name), isolate(facts.brand));
  if (rival.pages.length === 0) return toEmptySection(message, data);
  return { message, blocks: [{ kind: 'table', table: data }], data };
});

export const writeRivalSentences = withRival((rival, { words, titles, format }) => {
  const { columns, duel } = words;
  const { messages } = words.story;
  const said = [
    { heading: duel.praise, sentences: rival.praise },
    { heading: duel.blame, sentences: rival.blame },
  ];
  const all = said.flatMap(({ heading, sentences }) => sentences.map((sentence) => ({ heading, sentence })));
  const data: ReportTable = {
    id: 'rival_sentences',
    caption: titles.rival_sentences,
    columns: [
      { key: 'side', label: duel.side, kind: 'text' },
      { key: 'sentence', label: duel.sentence, kind: 'text', isOfOthers: true },
      { key: 'engine', label: columns.engine, kind: 'text' },
      { key: 'date', label: columns.date, kind: 'day' },
      { key: 'prompt', label: columns.prompt, kind: 'text', isOfOthers: true },
    ],
    rows: all.map(({ heading, sentence }) => [
      heading,
      sentence.text,
      ENGINE_LABELS[sentence.model],
      dayOf(Date.parse(sentence.answeredAt)),
      sentence.prompt,
    ]),
  };
  if (all.length === 0) return toEmptySection(messages.nothingSaid(isolate(rival.name)), data);
  const blocks = said
    .filter(({ sentences }) => sentences.length > 0)
    .flatMap(({ heading, sentences }): Block[] => [
      { kind: 'heading', text: heading },
      {
        kind: 'list',
        isOrdered: false,
        items: sentences.map(({ text, language, model, answeredAt }) => [
          quote(text, language.toLowerCase()),
          say(` (${ENGINE_LABELS[model]}, ${format.date(dayOf(Date.parse(answeredAt)))})`),
        ]),
      },
    ]);
  return { message: messages.rivalSentences(isolate(rival.name)), blocks, data };
});
