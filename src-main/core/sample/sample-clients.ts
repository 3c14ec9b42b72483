/** Two more clients and a pitch of the sample, smaller than the first project. Pure data. */
import type { SampleProject } from './sample-content.ts';

const NOTE = 'Everything in this project is simulated: no engine was asked and nothing was paid for.';

const COFFEE: SampleProject = {
  name: 'Tresano',
  domain: 'tresano.example',
  websiteUrl: 'https://www.tresano.example',
  description: `Invented maker of coffee machines for offices. ${NOTE}`,
  language: 'en',
  engines: ['chatgpt', 'perplexity', 'gemini'],
  brandAliases: ['Tresano Office'],
  competitors: [
    { name: 'Caldoria', domain: 'caldoria.example', aliases: [] },
    { name: 'Brewmont', domain: 'brewmont.example', aliases: [] },
    { name: 'Javenta', domain: 'javenta.example', aliases: [] },
  ],
  untracked: [{ name: 'Morisco', domain: 'morisco.example' }],
  prompts: [
    { text: 'What is the best coffee machine for an office of twenty?', language: 'en', tags: ['comparison'] },
    { text: 'Should an office rent or buy its coffee machine?', language: 'en', tags: ['pricing'] },
    { text: 'Which office coffee machines are easy to clean?', language: 'en', tags: ['features'] },
    { text: 'How much does a good office coffee machine cost per month?', language: 'en', tags: ['pricing'] },
    { text: 'Tresano or Caldoria for a small office?', language: 'en', tags: ['branded', 'comparison'] },
    { text: 'Welcher Kaffeevollautomat eignet sich für ein Büro?', language: 'de', tags: ['comparison'] },
    { text: 'Was kostet ein Kaffeevollautomat im Büro zur Miete?', language: 'de', tags: ['pricing'] },
    { text: 'Welche Kaffeemaschinen sind leise genug für ein Großraumbüro?', language: 'de', tags: ['features'] },
  ],
  schedule: 'daily',
  days: 45,
  pitchBegan: null,
  troubles: [{ kind: 'outage', daysAgo: 5, engine: 'perplexity' }],
  responses: 24,
};

const INSURANCE: SampleProject = {
  name: 'Mirvane',
  domain: 'mirvane.example',
  websiteUrl: 'https://www.mirvane.example',
  description: `Invented travel insurer, asked about once a week. ${NOTE}`,
  language: 'en',
  engines: ['chatgpt', 'perplexity', 'ai_overview'],
  brandAliases: [],
  competitors: [
    { name: 'Safelio', domain: 'safelio.example', aliases: [] },
    { name: 'Wanderguard', domain: 'wanderguard.example', aliases: [] },
  ],
  untracked: [],
  prompts: [
    { text: 'Which travel insurance is best for a long trip?', language: 'en', tags: ['comparison'] },
    { text: 'Is annual travel insurance worth it for families?', language: 'en', tags: ['families'] },
    { text: 'Which travel insurance pays for cancelled flights?', language: 'en', tags: ['claims'] },
    { text: 'What does travel insurance for two weeks in Japan cost?', language: 'en', tags: ['pricing'] },
    { text: 'Does Mirvane cover skiing accidents?', language: 'en', tags: ['branded'] },
    { text: 'Which travel insurers answer claims quickly?', language: 'en', tags: ['claims'] },
  ],
  schedule: 'weekly',
  days: 90,
  pitchBegan: null,
  troubles: [],
  responses: 0,
};

const BOOKKEEPING: SampleProject = {
  name: 'Quorvia',
  domain: 'quorvia.example',
  websiteUrl: 'https://www.quorvia.example',
  description: `Invented maker of bookkeeping software that is not a client yet. ${NOTE}`,
  language: 'en',
  engines: ['chatgpt', 'perplexity', 'claude'],
  brandAliases: [],
  competitors: [
    { name: 'Ledgerine', domain: 'ledgerine.example', aliases: [] },
    { name: 'Tallymark', domain: 'tallymark.example', aliases: [] },
  ],
  untracked: [],
  prompts: [
    { text: 'What is the best bookkeeping software for freelancers?', language: 'en', tags: ['comparison'] },
    { text: 'Which bookkeeping app reads receipts from photos?', language: 'en', tags: ['features'] },
    { text: 'How much does bookkeeping software cost for a small shop?', language: 'en', tags: ['pricing'] },
    { text: 'Which bookkeeping software works with an accountant?', language: 'en', tags: ['features'] },
    { text: 'Is Quorvia good for freelancers?', language: 'en', tags: ['branded'] },
    { text: 'What are simple alternatives to Ledgerine?', language: 'en', tags: ['alternative'] },
  ],
  schedule: 'daily',
  days: 6,
  pitchBegan: 5,
  troubles: [],
  responses: 0,
};

export const SAMPLE_CLIENTS: readonly SampleProject[] = [COFFEE, INSURANCE, BOOKKEEPING];
