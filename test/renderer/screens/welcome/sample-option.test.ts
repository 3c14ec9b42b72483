/** The button that makes the sample project, against the fake backend. Making it in fact: `test/e2e/walks-over-http.long.test.ts`. */
import { expect, it } from 'vitest';

import { FAKE_IDS } from '#support/fake-projects.ts';
import { prepareFakeWindow } from '#support/fake-window.ts';

const shown = prepareFakeWindow();

it('One button makes the sample project, says meanwhile how far it is, and ends on its overview', async () => {
  const { page } = shown;
  const made = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/app/call/projects.createSample', async (route) => {
    asked++;
    await made.promise;
    await route.fulfill({ json: { data: { projectId: FAKE_IDS.full, created: true } } });
  });
  await page.route('**/app/call/projects.sample', (route) =>
    route.fulfill({ json: { data: { projectId: null, progress: asked > 0 ? { done: 500, total: 16_000 } : null } } }),
  );
  await shown.open('/welcome');
  await page.getByRole('button', { name: 'Create the sample project' }).click();
  await page.getByText('500 of 16,000 answers').waitFor();
  expect(await page.getByRole('button', { name: 'Create the sample project' }).isDisabled()).toBe(true);
  made.resolve();
  await shown.tile('Visibility').waitFor();
  expect(shown.address()).toContain(`/projects/${FAKE_IDS.full}/overview`);
  expect(asked).toBe(1);
});
