/** Which cause is named of what was planted in cells, a hundred worlds each, and what is said of it in both languages. */
import { describe, expect, it } from 'vitest';

import { type ChangeCell, decomposeChange } from '#main/core/figures/query/explain/decompose-change.ts';
import type { ChangedPrompt } from '#main/core/figures/query/explain/group-cells.ts';
import { compareCells } from '#main/core/figures/query/explain/judge-parts.ts';
import { type Cause, planCause } from '#main/core/figures/query/explain/plan-cause.ts';
import { planStory } from '#main/core/figures/query/explain/plan-story.ts';
import { NO_COMPANY } from '#main/core/figures/query/explain/read-company.ts';
import { type ChangeFormat, describeChange } from '#shared/explained-change/describe-change.ts';
import { CHANGE_ENGLISH } from '#shared/explained-change/english.ts';
import { CHANGE_GERMAN } from '#shared/explained-change/german.ts';
import type { Verdict } from '#shared/statistics/compare.ts';
import { CHANGE_GROUPS } from '#shared/vocabulary/figures.ts';
import { type Choice, seededChoice } from '#support/seeded-choice.ts';

const WORLDS = 100;
const ENGINES = ['chatgpt', 'claude', 'gemini', 'grok', 'perplexity'];
const ANSWERS = 28;
/** Of a prompt and engine where nothing is planted. */
const RATE = 0.6;
const LOST = [3, 8, 13, 18, 23, 28];

type Planted = (prompt: number, engine: string) => number;

interface World {
  cause: Cause;
  verdict: Verdict;
  sentences: [english: string, german: string];
}

const FORMAT: ChangeFormat = {
  change: (value) => value.toFixed(1),
  amount: (value) => value.toFixed(1),
  percent: (value) => `${value} %`,
  count: String,
  language: (code) => code,
};

function drawWorld(choice: Choice, prompts: number, rateNow: Planted): World {
  const draw = (rate: number) => {
    let sum = 0;
    for (let answer = 0; answer < ANSWERS; answer++) if (choice.isTrue(rate)) sum++;
    return { answers: ANSWERS, n: ANSWERS, sum, squares: sum };
  };
  const cells = Array.from({ length: prompts }, (_, prompt) =>
    ENGINES.map((engine): ChangeCell => ({ prompt, engine, before: draw(RATE), now: draw(rateNow(prompt, engine)) })),
  ).flat();
  const book = new Map(
    cells.map(({ prompt }): [number, ChangedPrompt] => [
      prompt,
      { id: prompt, publicId: `p${prompt}`, text: `Prompt ${prompt}`, language: 'en', tags: [] },
    ]),
  );
  const found = decomposeChange(cells, 100)!;
  const kind = { kind: 'rate', dayCorrelation: 0 } as const;
  const { pValue, brand, repeat, verdict } = compareCells(cells, kind);
  const cause = planCause({ cells, found, prompts: book, kind: 'rate', groups: CHANGE_GROUPS, verdict });
  const story = planStory(cause, NO_COMPANY, compareCells(cause.cells, kind).verdict, book);
  const explained = { figure: 'mentionRate', change: found.change, verdict: { verdict, brand, repeat, pValue }, story };
  const say = (words: typeof CHANGE_ENGLISH) => describeChange(explained as never, words, FORMAT).join(' ');
  return { cause, verdict, sentences: [say(CHANGE_ENGLISH), say(CHANGE_GERMAN)] };
}

function drawWorlds(prompts: number, rateNow: Planted): World[] {
  const choice = seededChoice(20_261_125);
  return Array.from({ length: WORLDS }, () => drawWorld(choice, prompts, rateNow));
}

const shareOf = (worlds: readonly World[], passes: (world: World) => boolean) =>
  (100 * worlds.filter(passes).length) / worlds.length;

describe('what is named as the cause', () => {
  it('is the engine with the six prompts that it lost among forty', () => {
    const worlds = drawWorlds(40, (prompt, engine) => (engine === 'gemini' && LOST.includes(prompt) ? 0 : RATE)).filter(
      ({ verdict }) => verdict === 'real' || verdict === 'on_these_prompts',
    );
    // Six cells of 200 are 1.8 points, with a standard error of 0.9: every other month sees no change.
    expect(worlds.length).toBeGreaterThan(WORLDS * 0.35);
    expect(
      shareOf(worlds, ({ cause }) => cause.kind === 'engine' && cause.id === 'gemini' && cause.ofPrompts === 40),
    ).toBeGreaterThanOrEqual(90);
    for (const { cause, sentences } of worlds.filter((world) => world.cause.kind === 'engine')) {
      expect(LOST.filter((prompt) => cause.moved.slice(0, 8).includes(prompt)).length).toBeGreaterThanOrEqual(5);
      expect(sentences[0]).toMatch(/Gemini lost \d\.\d of them, on \d+ of 40 prompts\.$/);
      expect(sentences[1]).toMatch(/Gemini \d[.,]\d davon verloren, bei \d+ von 40 Prompts\.$/);
    }
  });

  it('is the engine as a whole where most of its prompts fell', () => {
    const worlds = drawWorlds(34, (prompt, engine) => (engine === 'gemini' && prompt % 4 !== 1 ? 0.2 : RATE));
    expect(shareOf(worlds, ({ cause }) => cause.kind === 'engine' && cause.id === 'gemini')).toBeGreaterThan(95);
    expect(shareOf(worlds, ({ cause }) => cause.moved.length > 15)).toBeGreaterThan(90);
  });

  it('is six prompts where all engines lost them', () => {
    const worlds = drawWorlds(80, (prompt) => (LOST.includes(prompt) ? 0.1 : RATE));
    expect(shareOf(worlds, ({ cause }) => cause.kind === 'prompts')).toBeGreaterThan(95);
  });

  it('is no part where all fell alike', () => {
    const worlds = drawWorlds(80, () => RATE - 0.1);
    expect(shareOf(worlds, ({ cause }) => cause.kind === 'everywhere')).toBeGreaterThan(95);
  });

  it('is nothing where the change is within noise, however its parts differ', () => {
    const worlds = drawWorlds(34, () => RATE).filter(({ verdict }) => verdict === 'within_noise');
    expect(worlds.length).toBeGreaterThan(WORLDS * 0.85);
    for (const { cause, sentences } of worlds) {
      expect(cause.kind).toBe('everywhere');
      expect(sentences[0]).toMatch(/, within noise\. No part stands out beyond noise\.$/);
      expect(sentences[1]).toMatch(/, im Rauschen\. Kein Teil ragt aus dem Rauschen heraus\.$/);
    }
  });
});
