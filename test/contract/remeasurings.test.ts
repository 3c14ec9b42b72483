/** Over HTTP every change of names leaves a receipt that says who made it, lists the answers, and is the way back. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';

type List = OperationOutput<'remeasurings.list'>;
type Receipt = OperationOutput<'remeasurings.get'>;
type Changed = OperationOutput<'competitors.add'>;

let api: ApiProject;
let path: string;
let competitors: string;
beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/remeasurings`;
  competitors = `/projects/${api.projectId}/competitors`;
  const common = { model: 'chatgpt', answeredAt: '2026-11-05T08:00:00Z' };
  await api.importAnswers([
    { ...common, prompt: 'One?', text: 'Brimlane, then Kordiva.' },
    { ...common, prompt: 'Two?', text: 'Kordiva alone.' },
  ]);
});
afterAll(() => api.close());

const list = async () => (await api.send<List>('GET', path)).data.remeasurings;

it('tells of a competitor: by which key, which answers, which figures', async () => {
  const { data } = await api.send<Changed>('POST', competitors, { name: 'Brimlane' });
  const [receipt] = await list();
  expect(receipt).toMatchObject({
    ...{ id: data.remeasuringId, cause: 'names', door: 'api', keyName: 'test', state: 'finished' },
    ...{ summary: 'Brimlane is tracked', lookedAnswers: 2, changedAnswers: 1, undoneBy: null },
  });
  const details = (await api.send<Receipt>('GET', `${path}/${data.remeasuringId}`)).data;
  expect(details.namesBefore).toEqual([]);
  expect(details.namesAfter.map(({ name }) => name)).toEqual(['Brimlane']);
  // Brimlane comes first in the one answer that names it: Kordiva is second there, and first in the other.
  expect(details.answers).toMatchObject([
    { came: [{ name: 'Brimlane' }], went: [], altered: [{ name: 'Kordiva' }], model: 'chatgpt' },
  ]);
  const [month] = details.months;
  expect(month).toMatchObject({ month: '2026-11', answers: 2 });
  expect(month?.brands).toMatchObject([
    { name: 'Kordiva', before: { mentionOrder: 1, shareOfVoice: 100 }, after: { mentionOrder: 1.5 } },
    { name: 'Brimlane', before: { mentionRate: 0 }, after: { mentionRate: 50, mentionOrder: 1 } },
  ]);
  expect(month?.brands[0]?.after.shareOfVoice).toBeCloseTo(200 / 3, 9);
});

it('tells of the owner by another door, and of nothing where nothing was changed', async () => {
  const settings = { projectId: api.projectId, brandAliases: ['Kordi'] };
  await api.asOwner('projects.configure', settings);
  expect((await list())[0]).toMatchObject({ door: 'app', keyName: null, changedAnswers: 0, figures: [] });
  const same = await api.asOwner('projects.configure', settings);
  expect([same.remeasuredAnswers, same.remeasuringId]).toEqual([0, undefined]);
  expect(await list()).toHaveLength(2);
});

it('takes a change back, says so, and refuses to do it twice', async () => {
  const [, added] = await list();
  const undone = await api.send<Changed>('POST', `${path}/${added?.id}/undo`);
  expect([undone.status, undone.data.changedAnswers]).toEqual([200, 1]);
  const tracked = await api.send<{ brands: { name: string }[] }>('GET', `${competitors}/tracked`);
  expect(tracked.data.brands.map(({ name }) => name)).toEqual(['Kordiva']);
  const [undo, , before] = await list();
  expect([undo?.undoes, before?.undoneBy]).toEqual([added?.id, undo?.id]);
  const again = await api.send('POST', `${path}/${added?.id}/undo`);
  expect([again.status, again.error.details.reason]).toEqual([409, 'changed_since']);
  expect((await api.send('POST', `${path}/nothing/undo`)).status).toBe(404);
  expect((await api.asOwner('system.doctor', {})).ok).toBe(true);
});
