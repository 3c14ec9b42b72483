/** Holds two versions of a task beside each other: other words, the same figures and names, and nothing left in English. */
import { expect } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';

type FullTask = OperationOutput<'tasks.get'>;

/** English words that no German sentence has. */
const ENGLISH_WORDS = [
  'the',
  'and',
  'of',
  'answers',
  'answer',
  'with',
  'that',
  'are',
  'from',
  'to',
  'not',
  'own',
  'by',
];

/** `quoted` are names and questions that stay as they are: brands, engines, hosts, prompts, searches. */
export function expectTranslated(english: FullTask, german: FullTask, quoted: readonly string[]): void {
  const [before, after] = [toTexts(english), toTexts(german)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [place, text] of Object.entries(before)) {
    const translated = after[place] ?? '';
    expect(readFigures(translated, true), `figures of ${place}: ${translated}`).toEqual(readFigures(text, false));
    for (const name of quoted) expect(translated.includes(name), `${name} in ${place}`).toBe(text.includes(name));
    expect(translated, place).not.toMatch(/undefined|NaN|null|\[object|\$\{/);
    expectGerman(strip(translated, quoted), place);
    if (isSentence(place)) expect(translated, place).not.toBe(text);
  }
}

/** All that a task says, by where it says it. */
function toTexts({ title, description, steps, evidence, contentPlan }: FullTask): Record<string, string> {
  const lists = {
    step: steps,
    label: evidence.metrics.map(({ label }) => label),
    value: evidence.metrics.map(({ value }) => value),
    item: evidence.items.map(({ text }) => text),
    heading: contentPlan?.outline ?? [],
  };
  return {
    title,
    description,
    summary: evidence.summary,
    ...(contentPlan ? { template: contentPlan.template } : {}),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([kind, texts]) => texts.map((text, index) => [`${kind} ${index}`, text])),
    ),
  };
}

const isSentence = (place: string) => /^(title|description|summary|template|step)/.test(place);

/** The numbers of a text in the order of their size, without the way in which a language writes them. */
export function readFigures(text: string, isGerman: boolean): number[] {
  const figures = isGerman ? text.match(/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g) : text.match(/\d+(?:\.\d+)?/g);
  const numbers = (figures ?? []).map((each) => Number(isGerman ? each.replaceAll('.', '').replace(',', '.') : each));
  return numbers.sort((a, b) => a - b);
}

function strip(text: string, quoted: readonly string[]): string {
  return quoted.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

function expectGerman(text: string, place: string): void {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const left = words.filter((word) => ENGLISH_WORDS.includes(word));
  expect(left, `${place}: ${text}`).toEqual([]);
}
