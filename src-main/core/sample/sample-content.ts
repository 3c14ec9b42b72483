/** The sample project that a new data folder opens with: an invented brand and its market. Pure data, stores nothing. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Language } from '#shared/vocabulary/languages.ts';
import { SAMPLE_PROMPTS_ENGLISH } from './sample-prompts-english.ts';
import { SAMPLE_PROMPTS_FRENCH } from './sample-prompts-french.ts';
import { SAMPLE_PROMPTS_GERMAN } from './sample-prompts-german.ts';

export interface SamplePrompt {
  text: string;
  language: Language;
  tags: readonly string[];
}

export interface SampleCompetitor {
  name: string;
  domain: string;
  aliases: readonly string[];
}

export interface SampleProject {
  name: string;
  domain: string;
  websiteUrl: string;
  description: string;
  language: Language;
  engines: readonly Engine[];
  brandAliases: readonly string[];
  competitors: readonly SampleCompetitor[];
  prompts: readonly SamplePrompt[];
}

export const SAMPLE_PROJECT: SampleProject = {
  name: 'Kordiva',
  domain: 'kordiva.example',
  websiteUrl: 'https://www.kordiva.example',
  description:
    'Invented maker of project-planning software for small teams and agencies. Everything in this project is simulated: no engine was asked and nothing was paid for.',
  language: 'en',
  engines: ['chatgpt', 'perplexity', 'ai_overview', 'claude', 'gemini'],
  brandAliases: ['Kordiva Plan', 'Kordiva Boards'],
  competitors: [
    { name: 'Brimlane', domain: 'brimlane.example', aliases: ['Brimlane Work'] },
    { name: 'Oduvia', domain: 'oduvia.example', aliases: [] },
    { name: 'Veltaro', domain: 'veltaro.example', aliases: ['Veltaro Suite'] },
    { name: 'Nimbero Plan', domain: 'nimbero.example', aliases: ['Nimbero'] },
    { name: 'Rastorio', domain: 'rastorio.example', aliases: [] },
  ],
  prompts: [...SAMPLE_PROMPTS_ENGLISH, ...SAMPLE_PROMPTS_GERMAN, ...SAMPLE_PROMPTS_FRENCH],
};
