/** Examples of projects. */
import { type Examples, PROJECT_ID } from './example.ts';

const listed = {
  id: PROJECT_ID,
  name: 'Kordiva',
  domain: 'kordiva.example',
  websiteUrl: 'https://kordiva.example',
  isDefault: true,
  language: 'en',
  models: ['chatgpt', 'perplexity', 'ai_overview'],
  isPitch: false,
  environment: 'live',
} as const;

const full = {
  ...listed,
  models: [...listed.models],
  description: 'Planning boards for small teams',
  tags: ['boards'],
  settings: {
    brandAliases: ['Kordiva Boards'],
    caseSensitiveAliases: [],
    excludedPhrases: [],
    domainAliases: ['kordiva-boards.example'],
    defaultLanguage: 'en',
    schedule: 'daily' as const,
    scheduleTime: '06:00',
    scheduleWeekday: 1,
    spreadMinutes: 60,
    samplesPerRun: 1,
  },
  nextRunAt: '2026-03-02T06:00:00.000Z',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-03-01T10:30:00.000Z',
};

export const projectExamples: Examples<
  'projects.list' | 'projects.create' | 'projects.get' | 'projects.update' | 'projects.configure'
> = {
  'projects.list': { input: {}, output: [{ ...listed, models: [...listed.models] }] },
  'projects.create': {
    input: {
      name: 'Kordiva',
      language: 'en',
      websiteUrl: 'https://kordiva.example',
      description: 'Planning boards for small teams',
    },
    output: {
      ...full,
      tags: [],
      settings: { ...full.settings, brandAliases: [], domainAliases: [] },
      updatedAt: full.createdAt,
    },
  },
  'projects.get': { input: { projectId: PROJECT_ID }, output: full },
  'projects.update': {
    input: { projectId: PROJECT_ID, models: ['chatgpt', 'claude'] },
    output: { id: PROJECT_ID, updated: true, models: ['chatgpt', 'claude'], syncedPromptCount: 2 },
  },
  'projects.configure': {
    input: {
      projectId: PROJECT_ID,
      brandAliases: ['Kordiva Boards'],
      domainAliases: ['kordiva-boards.example'],
      schedule: 'daily',
      scheduleTime: '06:00',
      samplesPerRun: 1,
    },
    output: { id: PROJECT_ID, updated: true, remeasuredAnswers: 240, changedAnswers: 7 },
  },
};
