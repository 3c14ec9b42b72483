import { describe, expect, it } from 'vitest';
import { SAMPLE_PROJECT, SAMPLE_PROJECTS } from '#main/core/sample/sample-content.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

const { prompts, competitors } = SAMPLE_PROJECT;

describe.each(SAMPLE_PROJECTS)('the sample project $name', ({ name, description, websiteUrl, domain, ...project }) => {
  it('keeps the limits that any project has', () => {
    expect(name.length).toBeLessThanOrEqual(200);
    expect(description.length).toBeLessThanOrEqual(500);
    for (const { text } of project.prompts) expect(text.length).toBeLessThanOrEqual(500);
    expect(new URL(websiteUrl).hostname).toBe(`www.${domain}`);
  });

  it('tags every question, and as branded exactly those that name the own brand', () => {
    for (const { text, tags } of project.prompts) {
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.includes('branded')).toBe(text.includes(name));
    }
  });

  it('has brands of its own and only reserved domains', () => {
    const domains = [domain, ...[...project.competitors, ...project.untracked].map((brand) => brand.domain)];
    expect(new Set(domains).size).toBe(1 + project.competitors.length + project.untracked.length);
    for (const each of domains) expect(each).toMatch(/^[a-z]+\.example$/);
  });
});

describe('the sample project that opens first', () => {
  it('asks at least 33 different questions in three languages, on five engines', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(33);
    expect(new Set(prompts.map(({ text, language }) => `${language} ${text}`)).size).toBe(prompts.length);
    expect(new Set(prompts.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'fr']));
    for (const { language } of prompts) expect(LANGUAGES).toContain(language);
    expect(new Set(SAMPLE_PROJECT.engines).size).toBe(5);
  });

  it('has five competitors and brands that nobody tracks yet', () => {
    expect(competitors.length).toBe(5);
    expect(SAMPLE_PROJECT.untracked.length).toBeGreaterThan(0);
  });
});
