import { describe, expect, it } from 'vitest';
import { SAMPLE_PROJECT } from '#main/core/sample/sample-content.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

const { prompts, competitors } = SAMPLE_PROJECT;

describe('the sample project', () => {
  it('keeps the limits that any project has', () => {
    expect(SAMPLE_PROJECT.name.length).toBeLessThanOrEqual(200);
    expect(SAMPLE_PROJECT.description.length).toBeLessThanOrEqual(500);
    for (const { text } of prompts) expect(text.length).toBeLessThanOrEqual(500);
    expect(new URL(SAMPLE_PROJECT.websiteUrl).hostname).toBe(`www.${SAMPLE_PROJECT.domain}`);
  });

  it('asks at least 33 different questions in three languages, on five engines', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(33);
    expect(new Set(prompts.map(({ text, language }) => `${language} ${text}`)).size).toBe(prompts.length);
    expect(new Set(prompts.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'fr']));
    for (const { language } of prompts) expect(LANGUAGES).toContain(language);
    expect(new Set(SAMPLE_PROJECT.engines).size).toBe(5);
  });

  it('tags every question, and as branded exactly those that name a brand', () => {
    const names = [SAMPLE_PROJECT.name, ...competitors.map(({ name }) => name)];
    for (const { text, tags } of prompts) {
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.includes('branded')).toBe(names.some((name) => text.includes(name)));
    }
  });

  it('has five competitors and only reserved domains', () => {
    expect(competitors.length).toBe(5);
    const domains = [SAMPLE_PROJECT.domain, ...competitors.map(({ domain }) => domain)];
    expect(new Set(domains).size).toBe(6);
    for (const domain of domains) expect(domain).toMatch(/^[a-z]+\.example$/);
  });
});
