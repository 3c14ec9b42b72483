/** The projects that a new data folder opens with: invented brands and their markets. Pure data, stores nothing. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Language } from '#shared/vocabulary/languages.ts';
import { SAMPLE_CLIENTS } from './sample-clients.ts';
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
  /** Named in answers as well, and suggested as competitors for that. */
  untracked: readonly Omit<SampleCompetitor, 'aliases'>[];
  prompts: readonly SamplePrompt[];
  schedule: 'daily' | 'weekly';
  /** Of history. */
  days: number;
  /** Days since a pitch began, of fourteen; null: a client. */
  pitchBegan: number | null;
  troubles: readonly SampleTrouble[];
  /** Customers who said where they had heard of the brand. */
  responses: number;
}

/** What did not go well, so many UTC days before the day on which the sample is made. */
export type SampleTrouble =
  /** An engine did not answer on a whole day. */
  | { kind: 'outage'; daysAgo: number; engine: Engine }
  /** Some replies of an engine could not be read. */
  | { kind: 'unreadable'; daysAgo: number; engine: Engine; replies: number }
  /** A run by hand that was cancelled after so many questions. */
  | { kind: 'cancelled'; daysAgo: number; asked: number };

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
  untracked: [
    { name: 'Talvireo', domain: 'talvireo.example' },
    { name: 'Opsenda', domain: 'opsenda.example' },
  ],
  prompts: [...SAMPLE_PROMPTS_ENGLISH, ...SAMPLE_PROMPTS_GERMAN, ...SAMPLE_PROMPTS_FRENCH],
  schedule: 'daily',
  days: 90,
  pitchBegan: null,
  troubles: [
    // Enough for a task: a fifth and more of a week's replies.
    { kind: 'unreadable', daysAgo: 1, engine: 'gemini', replies: 26 },
    { kind: 'unreadable', daysAgo: 2, engine: 'gemini', replies: 26 },
    { kind: 'outage', daysAgo: 9, engine: 'gemini' },
    { kind: 'cancelled', daysAgo: 16, asked: 61 },
    { kind: 'outage', daysAgo: 47, engine: 'claude' },
  ],
  responses: 140,
};

/** The one that opens first, then the others. */
export const SAMPLE_PROJECTS: readonly SampleProject[] = [SAMPLE_PROJECT, ...SAMPLE_CLIENTS];
