/**
 * A made-up data set that is the same on every run, and the figures counted from it. Answers are drawn from a hash of
 * prompt, engine and day, so that any filter gives figures that agree with each other.
 */
import type { OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import { dayOf, fromDate, toDate } from '#shared/time/day.ts';
import { planWindow, previousWindow } from '#shared/time/window.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { type EstimatedAnswer, estimateAnswers, judgeAnswers } from './fake-intervals.ts';

type Period = OperationOutput<'metrics.summary'>['current'];
type Day = OperationOutput<'metrics.timeseries'>['chartData'][number];
type Prompt = OperationOutput<'prompts.list'>['prompts'][number];
export type FigureFilter = Omit<ParsedInput<'metrics.timeseries'>, 'intervals'>;

interface FakeAnswer extends EstimatedAnswer {
  day: number;
}

export interface FakeProject {
  id: string;
  engines: readonly Engine[];
  prompts: readonly Prompt[];
  /** Days before today with answers; 0 is a project that was never run. */
  historyDays: number;
  /** Days before today on which nothing was answered. */
  silentDays: readonly number[];
  strength: number;
}

/** A number in [0, 1) that depends on the text alone (FNV-1a, then a finishing mix). */
export function drawNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const ENGINE_LEAN = 0.055;

function drawAnswer(project: FakeProject, promptId: string, engine: Engine, day: number, today: number): FakeAnswer {
  const seed = `${promptId} ${engine} ${day}`;
  const trend = Math.min(0.12, Math.max(-0.12, (day - today + 25) / 300));
  const lean = (2 - ENGINES.indexOf(engine)) * ENGINE_LEAN;
  const liking = project.strength + trend + lean + (drawNumber(promptId) - 0.5) * 0.5;
  return {
    day,
    promptId,
    engine,
    isMentioned: drawNumber(`${seed} mention`) < liking,
    isCited: drawNumber(`${seed} cite`) < liking * 0.45,
    order: 1 + Math.floor(4 * drawNumber(`${seed} order`)),
    depth: 8 + 60 * drawNumber(`${seed} depth`),
    sentiment: 48 + 34 * drawNumber(`${seed} sentiment`),
  };
}

function matches(prompt: Prompt, filter: FigureFilter): boolean {
  const tags = filter.tags?.map((tag) => tag.toLowerCase());
  if (filter.branded !== undefined && prompt.prompt.includes(prompt.brandName) !== filter.branded) return false;
  if (filter.language && prompt.language.toLowerCase() !== filter.language) return false;
  return !tags || tags.length === 0 || prompt.tags.some((tag) => tags.includes(tag.toLowerCase()));
}

function drawAnswers(project: FakeProject, filter: FigureFilter, first: number, last: number, today: number) {
  const engines = filter.model ? project.engines.filter((engine) => filter.model?.includes(engine)) : project.engines;
  const prompts = project.prompts.filter((prompt) => matches(prompt, filter));
  const answers: FakeAnswer[] = [];
  for (let day = Math.max(first, today - project.historyDays + 1); day <= Math.min(last, today); day++) {
    if (project.silentDays.includes(today - day)) continue;
    for (const { id } of prompts)
      for (const engine of engines) answers.push(drawAnswer(project, id, engine, day, today));
  }
  return answers;
}

const isVisible = ({ isMentioned, isCited }: FakeAnswer) => isMentioned || isCited;
const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

function meanOf(answers: readonly FakeAnswer[], value: (answer: FakeAnswer) => number): number | null {
  const named = answers.filter(({ isMentioned }) => isMentioned);
  return named.length === 0 ? null : named.reduce((sum, answer) => sum + value(answer), 0) / named.length;
}

function countPrompts(answers: readonly FakeAnswer[]): number {
  return new Set(answers.map(({ promptId }) => promptId)).size;
}

function toPeriod(answers: readonly FakeAnswer[], firstDay: number, lastDay: number): Period {
  const visible = answers.filter(isVisible);
  const mentions = answers.filter(({ isMentioned }) => isMentioned).length;
  const cited = answers.filter(({ isCited }) => isCited).length;
  const visiblePrompts = countPrompts(visible);
  return {
    totalResponses: answers.length,
    responseVisibilityRate: percentOf(visible.length, answers.length),
    mentionRate: percentOf(mentions, answers.length),
    citationRate: percentOf(cited, answers.length),
    mentions,
    cited,
    visibilityRate: percentOf(visiblePrompts, countPrompts(answers)),
    visible: visiblePrompts,
    notVisible: countPrompts(answers) - visiblePrompts,
    position: meanOf(answers, ({ depth }) => depth),
    sentiment: meanOf(answers, ({ sentiment }) => sentiment),
    ...shareOpinions(answers),
    date: toDate(lastDay),
    periodStart: toDate(firstDay),
    periodEnd: toDate(lastDay),
    intervals: estimateAnswers(answers),
  };
}

/** Every fake answer that names the brand says something about it. */
function shareOpinions(answers: readonly FakeAnswer[]) {
  const named = answers.filter(({ isMentioned }) => isMentioned);
  if (named.length === 0) return { sentimentCoverage: null, sentimentShares: null };
  const positive = percentOf(named.filter(({ sentiment }) => sentiment > 60).length, named.length);
  return {
    sentimentCoverage: 100,
    sentimentShares: {
      positive,
      neutral: 100 - positive,
      negative: 0,
      none: 0,
      answers: named.length,
      overrides: 0,
    },
  };
}

const minus = (one: number | null, other: number | null) => (one === null || other === null ? null : one - other);

export function countSummary(
  project: FakeProject,
  filter: FigureFilter,
  nowMs: number,
): OperationOutput<'metrics.summary'> {
  const window = planWindow(filter, nowMs);
  const [here, before] = [window, previousWindow(window)].map(({ firstDay, lastDay }) => {
    const answers = drawAnswers(project, filter, firstDay, lastDay, dayOf(nowMs));
    return { answers, period: toPeriod(answers, firstDay, lastDay) };
  });
  const [current, previous] = [here!.period, before!.period];
  return {
    current,
    previous,
    changes: {
      visibleChange: current.visible - previous.visible,
      visibilityRateChange: current.visibilityRate - previous.visibilityRate,
      responseVisibilityRateChange: current.responseVisibilityRate - previous.responseVisibilityRate,
      mentionsChange: current.mentions - previous.mentions,
      positionChange: minus(current.position, previous.position),
      sentimentChange: minus(current.sentiment, previous.sentiment),
      mentionRateChange: current.mentionRate - previous.mentionRate,
      citationRateChange: current.citationRate - previous.citationRate,
      citedChange: current.cited - previous.cited,
      verdicts: judgeAnswers(here!.answers, before!.answers),
    },
  };
}

function toDay(answers: readonly FakeAnswer[], day: number): Day {
  const visible = answers.filter(isVisible).length;
  return {
    date: toDate(day),
    totalResults: answers.length,
    visible,
    notVisible: answers.length - visible,
    mentions: answers.filter(({ isMentioned }) => isMentioned).length,
    cited: answers.filter(({ isCited }) => isCited).length,
    mentionOrder: null,
    position: meanOf(answers, ({ depth }) => depth),
    sentiment: meanOf(answers, ({ sentiment }) => sentiment),
    ...shareOpinions(answers),
    uniquePrompts: countPrompts(answers),
  };
}

export function countDays(project: FakeProject, filter: FigureFilter, nowMs: number): Day[] {
  const { firstDay, lastDay } = planWindow(filter, nowMs);
  const answers = drawAnswers(project, filter, firstDay, lastDay, dayOf(nowMs));
  const days: Day[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    days.push(
      toDay(
        answers.filter((answer) => answer.day === day),
        day,
      ),
    );
  }
  return days;
}

/** Day number of the fake data's present, so that pictures and tests do not change with the calendar. */
export const FAKE_NOW_MS = (fromDate('2026-11-21') + 0.5) * 86_400_000;
