import { describe, expect, it } from 'vitest';

import {
  type PeriodFacts,
  type PromptSpan,
  planUnevenness,
} from '#main/core/figures/query/coverage/plan-unevenness.ts';
import type { Unanswered } from '#main/core/figures/query/coverage/unanswered.ts';
import { fromDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

const FIRST = fromDate('2026-11-08');
const dates = (...places: number[]) => places.map((place) => `2026-11-${String(8 + place).padStart(2, '0')}`);
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const BEFORE = WEEK.map((place) => place - 7);

/** Ten answers a day of each engine on the days, which count from the first of the window. */
function planWeek(days: Partial<Record<Engine, number[]>>, changes: Partial<PeriodFacts> = {}) {
  const answers = new Map(
    Object.entries(days).map(([engine, places]) => [engine as Engine, new Map(places.map((at) => [FIRST + at, 10]))]),
  );
  return planUnevenness({
    window: { firstDay: FIRST, lastDay: FIRST + 6 },
    before: { firstDay: FIRST - 7, lastDay: FIRST - 1 },
    answers,
    unanswered: [],
    prompts: [makePrompt('p1', -30, 6)],
    asked: new Set(Object.keys(days) as Engine[]),
    isDaily: true,
    today: FIRST + 7,
    engines: null,
    ...changes,
  });
}

const makePrompt = (id: string, first: number, last: number, state = 'active'): PromptSpan => ({
  ...{ id, text: `Question ${id}?`, state },
  ...{ firstDay: FIRST + first, lastDay: FIRST + last },
});
const unanswered = (engine: Engine, place: number, reason: string, questions = 10): Unanswered => ({
  ...{ promptId: 1, day: FIRST + place, engine, reason, questions },
});
const ALWAYS = [...BEFORE, ...WEEK];

describe('an even week', () => {
  it('has nothing to say', () => {
    expect(planWeek({ chatgpt: ALWAYS, gemini: ALWAYS })).toEqual([]);
  });

  it('is that of a weekly schedule too, and a prompt asked by hand is no day of it', () => {
    const once = { chatgpt: [-5, 2], gemini: [-5, 2] };
    expect(planWeek(once, { isDaily: false })).toEqual([]);
    const answers = new Map<Engine, Map<number, number>>([
      [
        'chatgpt',
        new Map([
          [FIRST - 5, 10],
          [FIRST + 2, 10],
          [FIRST + 4, 1],
        ]),
      ],
      [
        'gemini',
        new Map([
          [FIRST - 5, 10],
          [FIRST + 2, 10],
        ]),
      ],
    ]);
    expect(planWeek(once, { answers, isDaily: false })).toEqual([]);
  });
});

describe('engines', () => {
  it('that are asked otherwise are missing on the days on which the others answered', () => {
    const facts = planWeek({ chatgpt: ALWAYS, gemini: [...BEFORE, 0, 1, 4, 5, 6] });
    expect(facts).toEqual([{ kind: 'engine_missing', model: 'gemini', days: dates(2, 3), of: 7 }]);
  });

  it('are not missing where their surface showed nothing, or on a day that is not over for them', () => {
    const rows = [unanswered('gemini', 2, 'not_shown'), unanswered('gemini', 6, 'under_way')];
    const facts = planWeek({ chatgpt: ALWAYS, gemini: [...BEFORE, 0, 1, 3, 4, 5] }, { unanswered: rows });
    expect(facts).toEqual([]);
  });

  it('are missing all along where only the period before has them and prompts still ask them', () => {
    const facts = planWeek({ chatgpt: ALWAYS, gemini: BEFORE });
    expect(facts).toEqual([{ kind: 'engine_missing', model: 'gemini', days: dates(...WEEK), of: 7 }]);
  });

  it('came or left, and are not missing before or after', () => {
    const facts = planWeek({ chatgpt: [...BEFORE, 0, 1, 2], gemini: [3, 4, 5, 6] }, { asked: new Set(['gemini']) });
    expect(facts).toEqual([
      { kind: 'engine_left', model: 'chatgpt', since: dates(2)[0] },
      { kind: 'engine_came', model: 'gemini', since: dates(3)[0] },
    ]);
    expect(planWeek({ chatgpt: ALWAYS, grok: BEFORE }, { asked: new Set(['chatgpt']) })).toEqual([
      { kind: 'engine_left', model: 'grok', since: null },
    ]);
  });

  it('all come on the first day of a project: nothing is uneven', () => {
    const prompts = [makePrompt('p1', 3, 6)];
    expect(planWeek({ chatgpt: [3, 4, 5, 6], gemini: [3, 4, 5, 6] }, { prompts })).toEqual([]);
  });

  it('are told of alone under a filter, by the days of the others', () => {
    const days = { chatgpt: ALWAYS, gemini: [...BEFORE, 0], grok: [...BEFORE, 0] };
    expect(planWeek(days, { engines: ['grok'] })).toEqual([
      { kind: 'engine_missing', model: 'grok', days: dates(1, 2, 3, 4, 5, 6), of: 7 },
    ]);
  });
});

describe('days', () => {
  it('that a cap held back are told with how many questions', () => {
    const rows = [
      unanswered('chatgpt', 5, 'cap'),
      unanswered('chatgpt', 6, 'cap', 4),
      unanswered('gemini', 6, 'timeout'),
    ];
    expect(planWeek({ chatgpt: ALWAYS, gemini: ALWAYS }, { unanswered: rows })).toEqual([
      { kind: 'capped', days: dates(5, 6), questions: 14 },
    ]);
  });

  it('without any answer are told of a daily schedule, once there were answers and before today', () => {
    const facts = planWeek({ chatgpt: [...BEFORE, 0, 1, 2, 5] }, { today: FIRST + 6 });
    expect(facts).toEqual([{ kind: 'no_answers', days: dates(3, 4), of: 6 }]);
    expect(planWeek({ chatgpt: [2, 3, 4, 5, 6] }, { prompts: [makePrompt('p1', 2, 6)] })).toEqual([]);
  });
});

describe('prompts', () => {
  it('that came or left inside the period are named, those of the beginning and those still asked are not', () => {
    const prompts = [
      makePrompt('old', -30, 6),
      makePrompt('new', 3, 6),
      makePrompt('archived', -30, 2, 'archived'),
      makePrompt('paused long ago', -30, -20, 'paused'),
      makePrompt('failing', -30, 4),
    ];
    expect(planWeek({ chatgpt: ALWAYS }, { prompts })).toEqual([
      { kind: 'prompts_came', count: 1, prompts: [{ id: 'new', prompt: 'Question new?' }] },
      { kind: 'prompts_left', count: 1, prompts: [{ id: 'archived', prompt: 'Question archived?' }] },
    ]);
  });
});
