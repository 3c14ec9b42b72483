/**
 * Operations say in the contract what they read and what they change. Every change is made once here, and every reply is read before
 * and after it: one that says something else must read a subject that was told as changed, or a window would go on showing the old one.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CHANGES, READS } from '#shared/contract/effects.ts';
import type { Change } from '#shared/contract/events.ts';
import { OPERATIONS, type OperationInput, type OperationName, type OperationOutput } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { makeAlerts, toAlertChanges } from '#support/alert-changes.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';
import { saveProjectFile, writeAnswerLines } from '#support/write-answer-lines.ts';
import { isStaleAfter } from '../../src-renderer/api/refresher.ts';

let live: LiveProject;
/** What inputs are made of, by the name of the field. */
let fields: Record<string, unknown>;
let told: Change[] = [];
/** All replies as they were read last. */
let known: ReadonlyMap<OperationName, string> | null = null;

const READ_NAMES = Object.keys(READS) as OperationName[];
const call = (name: OperationName, input: object = {}) => live.service.call(name, input as never) as Promise<never>;

beforeAll(async () => {
  live = await startLiveProject({ date: '2026-03-10T12:00:00Z' });
  const { projectId } = live;
  for (const [prompt, tags] of [
    ['Which board?', ['boards']],
    ['Which plan?', []],
  ] as const) {
    await call('prompts.create', { projectId, prompt, tags });
  }
  const run = await waitForRun(live);
  const today = new Date(live.clock.now()).toISOString().slice(0, 10);
  const { prompts } = await live.service.call('prompts.list', { projectId });
  const { answers } = await live.service.call('answers.list', { projectId, startDate: today, endDate: today });
  const { brands } = await live.service.call('competitors.tracked', { projectId });
  await call('answers.import', { projectId, path: writeLines(12, 'Take **Brimlane**.') });
  await call('tasks.evaluate', { projectId });
  const { tasks } = await live.service.call('tasks.list', { projectId });
  const kept = { projectId, name: 'Before', startDate: today, endDate: today };
  const baseline = await live.service.call('baselines.create', kept);
  const { remeasurings } = await live.service.call('remeasurings.list', { projectId });
  const promptIds = prompts.slice(0, 1).map(({ id }) => id);
  const page = await live.service.call('interventions.create', { projectId, name: 'Page', date: today, promptIds });
  fields = {
    ...{ projectId, startDate: today, endDate: today, query: 'best project planning tool small teams' },
    ...{ promptId: prompts[0]?.id, answerId: answers[0]?.id, taskId: tasks[0]?.id, runId: run?.id },
    ...{ interventionId: page.id, halfWidth: 5 },
    ...(await makeAlerts(live.service, projectId)),
    ...{ brandId: brands[0]?.id, otherId: brands[1]?.id, competitorId: brands[1]?.id },
    ...{ engine: 'chatgpt', environment: 'live', models: ['chatgpt'], prompts: 3, language: 'en', minAnswers: 1 },
    catalogueOnly: true,
    ...{ baselineId: baseline.id, remeasuringId: remeasurings[0]?.id },
  };
  live.service.subscribe((event) => {
    if (event.kind === 'changed') told.push(event);
  });
}, 240_000);
afterAll(() => live.close());

const writeLines = (days: number, text: string) => writeAnswerLines(live, days, text);

/** Of what is known under the names of its fields: all that it needs, and the window and the project where it takes one. */
function toInput(name: OperationName): object {
  const { shape } = (OPERATIONS[name] as Operation).shape;
  const wanted = Object.entries(shape).filter(
    ([key, field]) =>
      !field.isOptional() || ['startDate', 'endDate', 'minAnswers', 'catalogueOnly', 'halfWidth'].includes(key),
  );
  return Object.fromEntries(wanted.map(([key]) => [key, fields[key]]));
}

async function readAll(): Promise<ReadonlyMap<OperationName, string>> {
  const replies = new Map<OperationName, string>();
  for (const name of READ_NAMES) {
    const reply = await call(name, toInput(name)).catch((error: Error) => error.message);
    replies.set(name, JSON.stringify(reply));
  }
  return replies;
}

const listMoved = (before: ReadonlyMap<OperationName, string>, after: ReadonlyMap<OperationName, string>) =>
  READ_NAMES.filter((read) => after.get(read) !== before.get(read));

const isAnythingUnderWay = async () => {
  const { jobs } = await live.service.call('system.status', {});
  return jobs.queued + jobs.running > 0;
};

/** What an operation is sent; without a project it is about the one of the test. */
type Sent<N extends OperationName> = Omit<OperationInput<N>, 'projectId'> & { projectId?: string };
type Steps = { readonly [N in OperationName]?: () => Sent<N> | Promise<Sent<N>> };

const at = (file: string) => join(live.dataDir, file);
const toToday = () => ({ startDate: String(fields.startDate), endDate: String(fields.endDate) });
const first = <T>(list: readonly T[]): T => list[0] as T;
const callHere = <N extends OperationName>(name: N, input: Sent<N>) =>
  live.service.call(name, { projectId: live.projectId, ...input } as never) as Promise<OperationOutput<N>>;
const loadMention = async () => {
  const today = String(fields.endDate);
  const { answers } = await callHere('answers.list', { startDate: today, endDate: today, mentioned: true });
  const answerId = first(answers).id;
  const { mentions } = await callHere('answers.get', { answerId });
  return { answerId, brandId: first(mentions).brandId };
};
const loadSuggestion = async () => {
  const { suggestions } = await callHere('competitors.suggestions', { minAnswers: 1 });
  return { suggestionId: first(suggestions).id };
};
const loadGhost = async () => ({ ghostId: first((await callHere('competitors.ghosts', {})).ghosts).id });
const loadSecond = async () => (await live.service.call('projects.list', {})).find(({ name }) => name === 'Second');
const loadKept = async () => ({ baselineId: first((await callHere('baselines.list', {})).baselines).id });
const loadReport = async () => ({ reportId: first((await callHere('reports.list', {})).reports).id });
const loadSchedule = async (name: 'reportSchedules.list' | 'dataFiles.schedules') => ({
  scheduleId: (await live.service.call(name, {})).schedules[0]?.id ?? '',
});
const loadTemplate = async () => ({
  templateId: first((await live.service.call('reportTemplates.list', {})).templates).id,
});
const loadReportFile = async () => {
  const built = await callHere('reports.buildFile', { reportId: 'standard', format: 'html' });
  return { reportId: 'standard', fileId: built.id };
};
const prices = { inputUsd: 1, cachedInputUsd: 1, outputUsd: 2, searchUsd: 0, requestUsd: 0 };
const openAi = { route: 'openai-responses', model: 'gpt-own' };

/**
 * Makes projects and their answers as `projects.setUp` and `answers.import` do, which have their lines: by itself it would take as long as
 * all others together.
 */
const LEFT_OUT: OperationName = 'projects.createSample';

/** In an order that leaves the later ones something to change. */
const STEPS: Steps = {
  'account.update': () => ({ accountName: 'Other', timeZone: 'Asia/Tokyo', tier: 'agency_starter' }),
  'desktop.update': () => ({ notifyRuns: true }),
  'desktop.checkForUpdates': () => ({}),
  'network.update': () => ({ exceptions: ['intranet.example'] }),
  'retention.set': () => ({ rawReplyDays: 30 }),
  'keys.create': () => ({ name: 'A key', environment: 'live', scopes: ['read'] }),
  'keys.revoke': async () => ({ keyId: first(await live.service.call('keys.list', {})).id }),
  'money.setPrice': () => ({ ...openAi, ...prices }),
  'money.choosePlan': () => ({ plan: 'developer' }),
  'money.setCap': () => ({ monthlyCapUsd: 50 }),
  'money.setRate': () => ({ currency: 'EUR', perUsd: 0.9 }),
  'engines.setModel': () => ({ ...openAi, contextTokens: 1000 }),
  'engines.removeModel': () => openAi,
  'engines.configure': () => ({ engine: 'chatgpt', route: openAi.route, timeoutMs: 50_000 }),
  'engines.setKey': () => ({ route: openAi.route, key: 'sk-other-0987654321' }),
  'engines.tryKey': () => ({ engine: 'chatgpt', route: openAi.route, key: 'sk-third-0987654321' }),
  'engines.removeKey': () => ({ route: openAi.route }),
  'engines.test': () => ({ engine: 'chatgpt' }),
  'engines.verify': () => ({ agreedUsd: 1 }),
  'engines.reread': () => ({}),
  'projects.update': () => ({ description: 'Planning boards', models: ['chatgpt', 'claude'] }),
  'projects.configure': () => ({ brandAliases: ['Small teams'], samplesPerRun: 2 }),
  'projects.remeasure': () => ({}),
  'sources.outreach': () => ({ domain: 'askbarn.example', startDate: '2026-03-01', endDate: '2026-03-10' }),
  'competitors.add': () => ({ name: 'Askbarn', domain: 'askbarn.example' }),
  'competitors.star': () => ({ competitorId: String(fields.competitorId), isStarred: true }),
  'competitors.update': () => ({ competitorId: String(fields.competitorId), aliases: ['free trial'] }),
  'competitors.remove': () => ({ competitorId: String(fields.competitorId) }),
  'remeasurings.undo': async () => ({
    remeasuringId: first((await callHere('remeasurings.list', {})).remeasurings).id,
  }),
  'baselines.create': () => ({ name: 'Day zero', ...toToday() }),
  'baselines.rename': async () => ({ ...(await loadKept()), name: 'Launch' }),
  'baselines.remove': () => loadKept(),
  'prompts.create': () => ({ prompt: 'Which tool?', tags: ['tools'], models: ['chatgpt'] }),
  'prompts.createMany': () => ({ prompts: [{ prompt: 'Which board?' }], state: 'active', tags: ['boards'] }),
  'imports.undo': async () => {
    const file = Buffer.from('Channel,E-mail\nClaude,c@d.example\n').toString('base64');
    const { importId } = await callHere('imports.run', { kind: 'attribution', file });
    return { importId: importId ?? '' };
  },
  'imports.run': () => ({
    kind: 'attribution',
    file: Buffer.from('Channel,E-mail\nChatGPT,a@b.example\n').toString('base64'),
  }),
  'prompts.import': () => ({
    file: Buffer.from('Query\nHow do agencies share calendars?\n').toString('base64'),
    state: 'active',
    takes: ['new', 'off_topic'],
  }),
  'prompts.update': () => ({ promptId: String(fields.promptId), state: 'paused', tags: ['paused'] }),
  'tags.apply': () => ({ name: 'applied', promptIds: [String(fields.promptId)] }),
  'answers.add': () => ({
    prompt: 'Seen?',
    language: 'en',
    model: 'chatgpt',
    text: '- **Veltaro**\n- **Mapkin**\n\nKordeva or Kordivva?',
  }),
  'answers.import': () => ({ path: writeLines(1, '- **Veltaro** and Kordiva\n- **Mapkin**') }),
  'answers.reread': () => ({}),
  'opinions.override': async () => ({ ...(await loadMention()), opinion: 'negative', reason: 'Read.' }),
  'opinions.restore': () => loadMention(),
  'competitors.refuseGhost': loadGhost,
  'competitors.countGhost': loadGhost,
  'competitors.ignore': loadSuggestion,
  'competitors.accept': loadSuggestion,
  'sources.classify': () => ({ domain: 'askbarn.example', sourceType: 'editorial' }),
  'judge.update': () => ({ mode: 'all', route: 'openai-compatible' }),
  'judge.run': () => ({}),
  'runs.start': () => ({}),
  'runs.control': async () => ({ runId: (await callHere('runs.start', {})).id, action: 'cancel' }),
  'runs.retry': () => ({ runId: String(fields.runId) }),
  'attribution.create': () => ({ channelId: 'referral', dealValue: 300, dealCurrency: 'USD' }),
  'attribution.createBulk': () => ({ responses: [{ channelId: 'ai_search' }] }),
  'attribution.importCsv': () => ({
    source: 'form_tool_a',
    content: 'Response ID,How did you hear about us?\nr1,ChatGPT',
  }),
  'tasks.evaluate': () => ({}),
  'interventions.update': () => ({ interventionId: String(fields.interventionId), name: 'Another page' }),
  ...toAlertChanges(() => fields),
  'interventions.create': () => ({
    name: 'A page',
    date: String(fields.startDate),
    promptIds: [String(fields.promptId)],
  }),
  'interventions.remove': () => ({ interventionId: String(fields.interventionId) }),
  'tasks.update': () => ({ taskId: String(fields.taskId), status: 'in_progress' }),
  'reports.create': () => ({ name: 'Monthly' }),
  'reports.update': async () => ({ ...(await loadReport()), name: 'Every month' }),
  'reports.buildFile': async () => ({ ...(await loadReport()), format: 'html' }),
  'reports.deliver': () => ({ formats: ['html'] }),
  'reportTemplates.create': async () => ({ ...(await loadReport()), name: 'Monday' }),
  'reportTemplates.rename': async () => ({ ...(await loadTemplate()), name: 'Every Monday' }),
  'reportTemplates.remove': loadTemplate,
  'reportSchedules.save': () => ({ projectIds: [live.projectId], rhythm: 'weekly' }),
  'dataFiles.saveSchedule': () => ({ to: join(live.dataDir, '..', 'data-files-of-effects') }),
  'dataFiles.removeSchedule': () => loadSchedule('dataFiles.schedules'),
  'reports.remove': loadReport,
  'reports.removeFile': loadReportFile,
  'reportSchedules.remove': () => loadSchedule('reportSchedules.list'),
  'projects.create': () => ({ name: 'Second', language: 'en' }),
  'projects.archive': async () => ({ projectId: (await loadSecond())?.id ?? '' }),
  'projects.unarchive': async () => ({ projectId: first(await live.service.call('projects.archived', {})).id }),
  'projectFiles.open': async () => ({ path: (await saveProjectFile(live)).path, ifThere: 'beside' }),
  'projectFiles.upload': async () => ({ base64: (await saveProjectFile(live)).base64, ifThere: 'beside' }),
  'projects.erase': async () => {
    const projectId = (await loadSecond())?.id ?? '';
    await live.service.call('projects.archive', { projectId });
    return { projectId };
  },
  'projects.setUp': () => ({
    ...{ name: 'Third', websiteUrl: 'https://third.example', language: 'en', environment: 'test' },
    ...{ models: ['chatgpt'], prompts: [{ prompt: 'Which?' }] },
  }),
  'system.doctor': () => ({ repair: true }),
  'system.configureBackups': () => ({ daily: 3 }),
  'system.backup': () => ({ path: at('backup.db') }),
  'system.restore': () => ({ path: at('backup.db') }),
};

it('has every operation that changes something in the list below', () => {
  const changing = Object.entries(CHANGES).filter(([, subjects]) => subjects.length > 0);
  expect([...Object.keys(STEPS), LEFT_OUT].sort()).toEqual(changing.map(([name]) => name).sort());
});

it('reads the same twice when nothing was changed', async () => {
  const findMoved = async () => listMoved(await readAll(), await readAll());
  // Tasks are evaluated once the queue has gone quiet: what was read before that is not read again.
  await expect.poll(findMoved).toEqual([]);
});

const refused: string[] = [];

it.each(Object.entries(STEPS) as [OperationName, () => object][])(
  '%s tells of all that it changes',
  async (name, plan) => {
    const input = await plan();
    // What was told since was done to make the input, or is a late consequence of the step before.
    const isChanged = told.length > 0;
    told = [];
    const before = known && !isChanged ? known : await readAll();
    const hasProject = 'projectId' in OPERATIONS[name].shape.shape;
    const sent = { ...(hasProject && { projectId: live.projectId }), ...input };
    await call(name, sent).catch((error: Error) => refused.push(`${name}: ${error.message}`));
    await waitFor('the end of all work', isAnythingUnderWay, (isUnderWay) => !isUnderWay);
    const toldBefore = told.length;
    const after = await readAll();
    const findUntold = () =>
      listMoved(before, after)
        .filter((read) => !told.some((change) => isStaleAfter([read, toInput(read)], change)))
        .map((read) => ({ read, before: before.get(read), after: after.get(read) }));
    await expect.poll(findUntold, { timeout: 5_000 }).toEqual([]);
    // What came while replies were read may not be in them.
    [known, told] = [after, told.slice(toldBefore)];
  },
);

it('was refused nothing but what only the desktop app can do', () => {
  expect(refused).toEqual(['desktop.checkForUpdates: Only the desktop app can do that.']);
});
