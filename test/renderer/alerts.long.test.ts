/** Alerts on the screen: a rule tried on history and added, a target with quiet hours, its test, and what leaves the machine. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';
import { type ScriptedServer, startScriptedServer } from '#support/scripted-server.ts';

let app: AppWindow;
let receiver: ScriptedServer;
beforeAll(async () => {
  receiver = await startScriptedServer(() => ({ kind: 'bytes', status: 200, headers: {}, body: '' }));
  app = await startAppWindow({ hasSample: true });
}, 240_000);
afterAll(async () => {
  await app?.close();
  await receiver?.close();
});

it('are tried, added, sent to a target that is on, and say where they may go', async () => {
  const [project] = await app.call('projects.list', {});
  const { page, offences } = await app.open(`/projects/${project?.id}/settings/alerts`);
  const rules = page.getByRole('region', { name: 'Rules of this project' });
  const form = page.getByRole('region', { name: 'Add a rule' });
  const targets = page.getByRole('region', { name: 'Where alerts may go' });
  const target = page.getByRole('region', { name: 'Add a target' });
  await targets.getByText('Nothing leaves this machine. What fires is in the log.').waitFor();
  await form.getByRole('button', { name: 'Try on the last 90 days' }).click();
  await form.getByText(/^Would have fired /).waitFor();
  await form.getByRole('button', { name: 'Add the rule' }).click();
  await rules.getByRole('button', { name: /^Switch off: / }).waitFor();

  await target.getByLabel('Name').fill('Office');
  await target.getByLabel('Address', { exact: true }).fill(`${receiver.url}/hook/t0ken`);
  await target.getByLabel('The address is on this machine or its network').check();
  await target.getByLabel('Send nothing from').fill('22:00');
  await target.getByRole('button', { name: 'Add the target' }).click();
  // An end is missing.
  await target.getByText('Please fill this in.').waitFor();
  await target.getByLabel('Until').fill('07:00');
  await target.getByLabel('Messages per day, at most').fill('3');
  await target.getByLabel('Switched on').check();
  await target.getByRole('button', { name: 'Add the target' }).click();
  await target.getByText('It is shown this once.', { exact: false }).waitFor();
  const [saved] = (await app.call('alertTargets.list', {})).targets;
  expect(saved).toMatchObject({ quietFrom: '22:00', quietTo: '07:00', mostPerDay: 3, isOn: true });
  await targets.getByRole('button', { name: 'Send a test: Office' }).click();
  await page.getByText('Test: sent').waitFor();
  expect(receiver.requests.map(({ path }) => path)).toEqual(['/hook/t0ken']);
  expect(await page.locator('main').textContent()).not.toContain('t0ken');
  expect(await findAccessFaults(page)).toEqual([]);
  expect(offences).toEqual([]);
});
