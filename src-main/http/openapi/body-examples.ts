/** One example for each body that scripts may send. Queries need none, and replies are described by the names and schemas of their fields. */
import type { OperationInput, OperationName } from '#shared/contract/index.ts';

type BodyExamples = { readonly [N in OperationName]?: Readonly<Partial<OperationInput<N>>> };

const PROMPT_ID = '0b6f1d2e-4c3a-4f58-9a71-2d3e4f506172';
const OTHER_PROMPT_ID = '1c7a2e3f-5d4b-4069-8b82-3e4f50617283';

export const BODY_EXAMPLES: BodyExamples = {
  'projects.create': {
    name: 'Kordiva',
    language: 'en',
    websiteUrl: 'https://kordiva.example',
    description: 'Planning boards for small teams',
  },
  'projects.update': { models: ['chatgpt', 'claude'] },
  'projects.configure': {
    brandAliases: ['Kordiva Boards'],
    domainAliases: ['kordiva-boards.example'],
    schedule: 'daily',
    scheduleTime: '06:00',
    samplesPerRun: 1,
  },
  'projectFiles.download': { passphrase: 'correct horse battery staple' },
  'projectFiles.upload': { base64: 'UEsDBAo=', ifThere: 'beside' },
  'prompts.create': {
    prompt: 'Which planning board suits a small team?',
    models: ['chatgpt', 'perplexity'],
    tags: ['boards'],
    country: 'DE',
  },
  'prompts.update': { state: 'paused' },
  'prompts.createMany': {
    prompts: [{ prompt: 'What are good alternatives to Brimlane?', language: 'en' }],
    state: 'paused',
    tags: ['ideas'],
  },
  'imports.preview': {
    kind: 'attribution',
    file: 'RGF0dW07S2FuYWw7QmV0cmFnCjIxLjExLjIwMjY7Q2hhdEdQVDs5OSwwMAo=',
    map: { channelId: 'Kanal', createdAt: 'Datum', dealValue: 'Betrag' },
    locale: 'de-DE',
    currency: 'EUR',
  },
  'imports.run': {
    kind: 'attribution',
    file: 'RGF0dW07S2FuYWw7QmV0cmFnCjIxLjExLjIwMjY7Q2hhdEdQVDs5OSwwMAo=',
    map: { channelId: 'Kanal', createdAt: 'Datum', dealValue: 'Betrag' },
    locale: 'de-DE',
    currency: 'EUR',
  },
  'prompts.import': {
    file: 'VG9wIHF1ZXJpZXMsQ2xpY2tzCmJvYXJkIGZvciBzbWFsbCB0ZWFtcyw0MAo=',
    preview: true,
    map: { prompt: 'Top queries' },
    tags: ['search console'],
  },
  'tags.apply': { name: 'pricing', promptIds: [PROMPT_ID, OTHER_PROMPT_ID] },
  'competitors.add': { name: 'Brimlane', domain: 'brimlane.example', aliases: ['Brimlane Boards'] },
  'competitors.update': { domainAliases: ['brimlane-boards.example'] },
  'competitors.star': { isStarred: true },
  'opinions.override': { opinion: 'negative', reason: 'The praise is for the other brand.' },
  'baselines.create': { name: 'Before the launch' },
  'baselines.rename': { name: 'Day zero' },
  'sources.outreach': { domain: 'sidescale.example', timeframe: '30d' },
  'sources.classify': { domain: 'boardweekly.example', sourceType: 'editorial' },
  'answers.add': {
    promptId: PROMPT_ID,
    model: 'chatgpt',
    text: 'For a small team, **Kordiva** is easy to start with. Brimlane offers more detailed monthly reports.',
    sources: [{ url: 'https://kordiva.example/teams', title: 'Kordiva for teams' }],
    fanOutQueries: ['best planning board small team'],
    answeredAt: '2026-03-09T06:00:12.000Z',
    country: 'DE',
    app: 'An app on a phone',
  },
  'runs.start': { promptIds: [PROMPT_ID] },
  'interventions.create': {
    name: 'Comparison page',
    date: '2026-03-09',
    promptIds: [PROMPT_ID, OTHER_PROMPT_ID],
    figure: 'mentionRate',
    url: 'https://kordiva.example/compare',
    note: 'With a table of prices.',
  },
  'interventions.update': { figure: 'citationRate' },
  'alerts.create': { condition: { kind: 'figure', figure: 'responseVisibilityRate', by: 'engine' } },
  'alerts.update': { condition: { kind: 'overtaken', days: 14 }, isOn: false },
  'alerts.try': { condition: { kind: 'lost_source' }, days: 90 },
  'reports.create': {
    name: 'Kordiva in AI answers',
    period: 'last_week',
    sections: ['key_figures', 'competitors'],
    preparedBy: 'Hollis & Part',
  },
  'reports.update': { preparedFor: 'Kordiva', colour: '#0a7d53' },
  'reports.buildFile': { format: 'html', startDate: '2026-03-02', endDate: '2026-03-08', language: 'de' },
  'judge.update': { mode: 'unsure', brands: 'own', route: 'openai-compatible', monthlyCapUsd: 5 },
  'attribution.create': {
    channelId: 'ai_chatgpt',
    respondentEmail: 'buyer@veltaro.example',
    dealValue: 1200,
    dealCurrency: 'USD',
    pageUrl: 'https://kordiva.example/thanks',
    metadata: { plan: 'team' },
  },
  'attribution.createBulk': {
    responses: [{ channelId: 'ai_search' }, { channelId: 'referral', dealValue: 300, dealCurrency: 'EUR' }],
  },
};
