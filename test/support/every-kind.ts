/** A project that has something of every kind that a project may have, for those who carry one elsewhere. Asserts nothing. */
import { setTimeout as sleep } from 'node:timers/promises';

import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { TestService } from '#support/test-service.ts';

export const EVERY_KIND_WINDOW = { startDate: '2026-02-01', endDate: '2026-03-10' };
const WEEK_MS = 7 * 86_400_000;

/** Needs a judge behind `OLLAMA_BASE_URL`. The clock is a week further when it is over. */
export async function createEveryKind(service: TestService): Promise<string> {
  const id = await setUp(service);
  await fill(service, id);
  await importFile(service, id);
  await addAlert(service, id);
  await judge(service, id);
  await scheduleReport(service, id);
  // Otherwise the core does it of itself, at a moment that nobody knows: the clock has moved.
  await service.call('tasks.evaluate', { projectId: id });
  return id;
}

/** Asked twice on the simulated engines, so that there are runs, and answers in packs. */
async function setUp(service: TestService): Promise<string> {
  const { id } = await service.call('projects.setUp', {
    ...{ name: 'Kordiva', websiteUrl: 'https://kordiva.example', language: 'en', environment: 'test' },
    models: ['chatgpt', 'gemini', 'perplexity'],
    prompts: [{ prompt: 'Which planning board suits a small team?' }, { prompt: 'Kordiva or Veltaro?' }],
  });
  await service.call('competitors.add', { projectId: id, name: 'Veltaro', domain: 'veltaro.example' });
  await service.call('competitors.add', { projectId: id, name: 'Mapkin', domain: 'mapkin.example' });
  await service.call('runs.start', { projectId: id });
  while ((await service.call('runs.list', { projectId: id })).some(({ state }) => state !== 'finished'))
    await sleep(20);
  await service.importLines(
    id,
    Array.from({ length: 120 }, (_, at) => ({
      prompt: `Which tool is number ${at % 3}?`,
      model: at % 2 === 0 ? 'chatgpt' : 'claude',
      answeredAt: new Date(Date.UTC(2026, 1, 1 + (at % 36), at % 24)).toISOString(),
      text:
        at % 4 === 0
          ? '- **Veltaro** is slow\n- **Mapkin**, and Oduvia'
          : `Take **Kordiva**, it is excellent, or Oduvia. ${at}`,
      sources: [
        { url: `https://place${at % 7}.example/best` },
        ...(at % 4 === 0 ? [] : [{ url: 'https://kordiva.example/' }]),
      ],
      fanOutQueries: [`best board ${at % 5}`],
    })),
  );
  return id;
}

async function fill(service: TestService, id: string): Promise<void> {
  const { prompts } = await service.call('prompts.list', { projectId: id });
  const { brands } = await service.call('competitors.tracked', { projectId: id });
  const { answers } = await service.call('answers.list', { projectId: id, mentioned: true });
  const { mentions } = await service.call('answers.get', { projectId: id, answerId: answers[0]!.id });
  const own = brands[0]!;
  await service.call('opinions.override', {
    projectId: id,
    answerId: answers[0]!.id,
    brandId: mentions[0]!.brandId,
    opinion: 'negative',
    reason: 'Read.',
  });
  await service.call('sources.classify', { projectId: id, domain: 'place1.example', sourceType: 'editorial' });
  await service.call('baselines.create', {
    projectId: id,
    name: 'Day zero',
    startDate: '2026-02-10',
    endDate: '2026-02-20',
  });
  await service.call('competitors.star', { projectId: id, competitorId: brands[1]!.id, isStarred: true });
  await service.call('interventions.create', {
    projectId: id,
    name: 'A page',
    date: '2026-03-01',
    promptIds: [prompts[0]!.id],
  });
  await service.call('projects.configure', { projectId: id, brandAliases: [`${own.name} Cloud`], schedule: 'manual' });
  await service.call('attribution.create', {
    projectId: id,
    channelId: 'referral',
    dealValue: 300,
    dealCurrency: 'USD',
  });
  await service.call('reports.create', { projectId: id, name: 'Monthly' });
  const { reports } = await service.call('reports.list', { projectId: id });
  await service.call('reports.buildFile', { projectId: id, reportId: reports[0]!.id, format: 'md' });
  await service.call('reportTemplates.create', { projectId: id, reportId: reports[0]!.id, name: 'Monday' });
  await service.importLines(id, [
    {
      prompt: 'Imported?',
      model: 'chatgpt',
      answeredAt: '2026-03-02T08:00:00Z',
      text: `Take **${own.name}**.`,
      sources: [{ url: 'https://askbarn.example/boards' }],
      fanOutQueries: ['best boards'],
    },
  ]);
  await service.call('answers.add', {
    projectId: id,
    prompt: 'Seen?',
    language: 'en',
    model: 'gemini',
    text: `- **${own.name}**`,
    note: 'Seen at a client',
  });
  await service.call('sources.outreach', { projectId: id, domain: 'place2.example', ...EVERY_KIND_WINDOW });
  await service.call('tasks.evaluate', { projectId: id });
  const { tasks } = await service.call('tasks.list', { projectId: id });
  for (const name of ['competitors.suggestions', 'competitors.ghosts'] as const)
    while (!(await service.call(name, { projectId: id })).isComplete) await sleep(50);
  await service.call('tasks.update', { projectId: id, taskId: tasks[0]!.id, status: 'in_progress' });
}

/** With a receipt, which its responses hang on. */
async function importFile(service: TestService, projectId: string): Promise<void> {
  const file = Buffer.from('channel,when,value\nChatGPT,2026-03-01,250\nreferral,2026-03-02,99.5\n').toString('base64');
  const map = { channelId: 'channel', createdAt: 'when', dealValue: 'value' };
  await service.call('imports.run', { projectId, kind: 'attribution', file, map, currency: 'USD' });
}

/** It fired once: what makes rules fire is tested elsewhere. */
async function addAlert(service: TestService, projectId: string): Promise<void> {
  const { id } = await service.call('alerts.create', { projectId, condition: { kind: 'overtaken' } });
  await service.call('alerts.create', { projectId, condition: { kind: 'engine_blind' }, isOn: false });
  const facts = { kind: 'new_competitor', name: 'Oduvia', answers: 12 };
  const db = new Connection(databasePath(service.dataDir), {});
  try {
    db.prepare(
      `INSERT INTO alert_firing (public_id, rule_id, project_id, event, day, fired_at, is_silent, facts)
       SELECT '5f0c9f0e-9d55-4f5e-8c60-3f1f8f6f6a11', id, project_id, 'oduvia', 20520, 1773000000000, 0, ? FROM alert_rule WHERE public_id = ?`,
    ).run(JSON.stringify(facts), id);
  } finally {
    db.close();
  }
}

async function judge(service: TestService, projectId: string): Promise<void> {
  const wish = { projectId, mode: 'all', route: 'openai-compatible', model: 'judge-1' } as const;
  await service.call('judge.update', { ...wish, since: EVERY_KIND_WINDOW.startDate });
  await service.call('judge.run', { projectId });
  const isDone = ({ waitingAnswers, isRunning }: OperationOutput<'judge.get'>) => waitingAnswers === 0 && !isRunning;
  while (!isDone(await service.call('judge.get', { projectId }))) await sleep(50);
}

/** By a schedule of its own and of a template; both were built once. */
async function scheduleReport(service: TestService, projectId: string): Promise<void> {
  const { reports } = await service.call('reports.list', { projectId });
  const { templates } = await service.call('reportTemplates.list', {});
  const weekly = { projectIds: [projectId], formats: ['md' as const] };
  await service.call('reportSchedules.save', { ...weekly, reportId: reports[0]!.id });
  await service.call('reportSchedules.save', { ...weekly, templateId: templates[0]!.id, formats: ['html'] });
  service.clock.advance(WEEK_MS);
  await service.service.core.reports.buildDue();
}
