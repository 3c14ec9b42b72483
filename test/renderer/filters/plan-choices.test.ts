import { describe, expect, it } from 'vitest';

import { FAKE_PROJECTS } from '#support/fake-projects.ts';

import {
  ALL,
  pickEngine,
  planBrandedChoices,
  planEngineChoices,
  planLanguageChoices,
  planSurfaceChoices,
  planTagChoices,
  toBranded,
  toBrandedValue,
  toggle,
} from '../../../src-renderer/filters/plan-choices.ts';

const labels = (choices: { label: string }[]) => choices.map(({ label }) => label);

describe('What filters offer', () => {
  it('engines: those of the project, and the chosen one even after the project dropped it', () => {
    expect(labels(planEngineChoices(['chatgpt', 'claude'], [], 'All'))).toEqual(['All', 'ChatGPT', 'Claude']);
    expect(labels(planEngineChoices(['chatgpt'], ['grok'], 'All'))).toEqual(['All', 'ChatGPT', 'Grok']);
  });

  it('engines: picked one after the other, in one order, until all are wanted again', () => {
    expect(pickEngine(['gemini'], 'chatgpt')).toEqual(['chatgpt', 'gemini']);
    expect(pickEngine(['chatgpt', 'gemini'], 'gemini')).toEqual(['chatgpt']);
    expect(pickEngine(['chatgpt', 'gemini'], ALL)).toEqual([]);
  });

  it('languages: those that prompts are written in, once each, by name', () => {
    const { prompts } = FAKE_PROJECTS[0]!.figures;
    expect(labels(planLanguageChoices(prompts, null, 'All'))).toEqual(['All', 'English', 'French', 'German']);
    expect(labels(planLanguageChoices([], 'ja', 'All'))).toEqual(['All', 'Japanese']);
  });

  it('tags: by name, and chosen ones that are gone can still be taken out', () => {
    expect(labels(planTagChoices(['touring', 'Brand'], ['brand', 'gone']))).toEqual(['Brand', 'gone', 'touring']);
  });

  it('surfaces: those that answers were met on, in one order, and the chosen one even without answers', () => {
    expect(labels(planSurfaceChoices(['ui', 'api'], null, 'All'))).toEqual(['All', 'API', 'Consumer app']);
    expect(labels(planSurfaceChoices([], 'serp', 'All'))).toEqual(['All', 'Search page']);
  });

  it('kinds of prompts: all, with the name of the brand, without it', () => {
    const values = planBrandedChoices().map(({ value }) => value);
    expect(values.map(toBranded)).toEqual([null, true, false]);
    expect([null, true, false].map(toBrandedValue)).toEqual(values);
  });

  it('toggling puts in what is missing and takes out what is there', () => {
    expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });
});
