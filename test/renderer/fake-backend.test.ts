/** The fake backend of window tests says what it lacks, instead of leaving a window that waits for a card. */
import { expect, it } from 'vitest';

import { PAGE_DIR } from '#support/built.ts';
import { startFakeBackend } from '#support/fake-backend.ts';

it('names an operation that it lacks to the window, and to the test that closes it', async () => {
  const backend = await startFakeBackend(PAGE_DIR);
  const reply = await fetch(`${backend.url}/app/call/spend.get`, { method: 'POST', body: '{}' });
  expect(reply.status).toBe(500);
  await expect(backend.close()).rejects.toThrow(
    'The fake backend lacks spend.get: add it to HANDLERS in test/support/fake-operations.ts.',
  );
});

it('closes in peace after failures that were planned or that a real one has', async () => {
  const backend = await startFakeBackend(PAGE_DIR);
  backend.failWith('projects.list', 'INTERNAL');
  const call = (operation: string, body: object) =>
    fetch(`${backend.url}/app/call/${operation}`, { method: 'POST', body: JSON.stringify(body) });
  expect((await call('projects.list', {})).status).toBe(500);
  expect((await call('projects.get', { projectId: 'gone' })).status).toBe(404);
  await backend.close();
});
