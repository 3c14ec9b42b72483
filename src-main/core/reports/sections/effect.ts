/** Before and after of one thing that was done: whether it moved its questions, each of them, and answers that show it. */
import { fromDate } from '#shared/time/day.ts';
import type { EffectFacts } from '../facts/read-effect.ts';
import { note, plain } from '../model/blocks.ts';
import type { LineChart } from '../model/report-chart.ts';
import type { Cell, ReportTable } from '../model/report-table.ts';
import { describeEffect } from '../story/describe-effect.ts';
import { type Section, type SectionInput, type SectionWriter, toEmptySection } from './section.ts';
import { toPair } from './why.ts';

/** The contract holds that there is one. */
function withEffect(write: (effect: EffectFacts, input: SectionInput) => Section): SectionWriter {
  return (input) => {
    if (!input.facts.effect) throw new Error('A report of before and after is about an intervention.');
    return write(input.facts.effect, input);
  };
}

export const writeEffect = withEffect((effect, input) => {
  const { words, titles, format } = input;
  const { proof: own, columns, effects } = words;
  const { proof } = effect;
  const { intervention, treated, untouched } = proof;
  const unit = proof.intervention?.figure.endsWith('Rate') ? 'rate' : 'decimal';
  const toRow = (name: string, group: typeof treated): Cell[] => [
    ...[name, group.before.value, group.before.n, group.after.value, group.after.n],
    group.change,
  ];
  const data: ReportTable = {
    id: 'effect',
    caption: titles.effect,
    columns: [
      { key: 'group', label: effects.group, kind: 'text' },
      { key: 'before', label: columns.before, kind: unit },
      { key: 'answersBefore', label: columns.answersBefore, kind: 'count' },
      { key: 'after', label: own.after, kind: unit },
      { key: 'answersAfter', label: effects.answersAfter, kind: 'count' },
      { key: 'change', label: columns.change, kind: 'change' },
    ],
    rows: [toRow(effects.treated, treated), toRow(effects.untouched, untouched)],
  };
  const [message = words.story.messages.effectWaits] = describeEffect(proof, input);
  if (proof.state !== 'measured') return { message, blocks: [plain(message)], data };
  const interval = proof.brand ?? proof.repeat;
  return {
    message,
    blocks: [
      plain(message),
      ...(intervention?.note ? [plain([{ text: intervention.note, isOfOthers: true }])] : []),
      ...(intervention?.url ? [plain([{ text: intervention.url, address: intervention.url, isOfOthers: true }])] : []),
      { kind: 'chart', chart: toChart(effect, input), table: data },
      ...(interval ? [note(effects.interval(format.span(interval)))] : []),
      note(own.note),
    ],
    data,
  };
});

/** Both groups day by day, with the day on which it was done. */
function toChart({ proof }: EffectFacts, { words, format }: SectionInput): LineChart {
  const days = proof.series.map(({ date }) => fromDate(date));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const day = fromDate(proof.intervention?.date ?? '1970-01-01');
  return {
    kind: 'line',
    id: 'effect',
    title: words.charts.effect,
    summary: words.effects.chartSummary,
    note: words.proof.figures[proof.intervention?.figure ?? 'mentionRate'],
    period: format.range({ firstDay: first, lastDay: last }),
    n: proof.treated.before.n + proof.treated.after.n,
    unit: proof.intervention?.figure.endsWith('Rate') ? 'percent' : 'count',
    days,
    series: [
      { name: words.effects.treated, isOwn: true, values: proof.series.map(({ treated }) => treated.value) },
      { name: words.effects.untouched, isOwn: false, values: proof.series.map(({ untouched }) => untouched.value) },
    ],
    annotations: [{ day, label: proof.intervention?.name ?? '' }],
  };
}

export const writeEffectPrompts = withEffect(({ proof, prompts }, { words, titles }) => {
  const { columns, proof: own, effects } = words;
  const unit = proof.intervention?.figure.endsWith('Rate') ? 'rate' : 'decimal';
  const data: ReportTable = {
    id: 'effect_prompts',
    caption: titles.effect_prompts,
    columns: [
      { key: 'prompt', label: columns.prompt, kind: 'text', isOfOthers: true },
      { key: 'before', label: columns.before, kind: unit },
      { key: 'answersBefore', label: columns.answersBefore, kind: 'count' },
      { key: 'after', label: own.after, kind: unit },
      { key: 'answersAfter', label: effects.answersAfter, kind: 'count' },
      { key: 'change', label: columns.change, kind: 'change' },
    ],
    rows: prompts.map(({ text, before, after, beforeAnswers, afterAnswers }) => [
      ...[text, before, beforeAnswers, after, afterAnswers],
      before === null || after === null ? null : after - before,
    ]),
  };
  const message = words.story.messages.effectPrompts(proof.intervention?.promptIds.length ?? 0);
  if (prompts.length === 0) return toEmptySection(message, data);
  return { message, blocks: [{ kind: 'table', table: data }, note(effects.perPrompt)], data };
});

export const writeEffectAnswers = withEffect(({ pairs }, input) => {
  const { effectAnswers, noEffectAnswers } = input.words.story.messages;
  const data: ReportTable = {
    id: 'effect_answers',
    caption: input.titles.effect_answers,
    columns: [
      { key: 'prompt', label: input.words.columns.prompt, kind: 'text', isOfOthers: true },
      { key: 'before', label: input.words.columns.before, kind: 'text', isOfOthers: true },
      { key: 'after', label: input.words.proof.after, kind: 'text', isOfOthers: true },
    ],
    rows: pairs.map(({ quoted }) => [quoted.answer.prompt, quoted.before?.text ?? null, quoted.answer.text]),
  };
  if (pairs.length === 0) return toEmptySection(noEffectAnswers, data);
  return { message: effectAnswers, blocks: pairs.map((pair) => toPair(pair, input)), data };
});
