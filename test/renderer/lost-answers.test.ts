/** A window whose service finds stored answers missing: it says so above every screen, with the way to the newest backup, in both languages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { AnswersLost } from '#shared/data-fault.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';
import { showScreen } from '#support/sample-screens.ts';

const MINUTES_MS = 120_000;
const LOSS: AnswersLost = {
  reason: 'answers_lost',
  answers: 1_200,
  storedAnswers: 1_234,
  storedAt: '2026-03-10T11:58:00.000Z',
  backup: '/home/ada/sightline/backups/automatic-2026-03-10T06-00-00-000Z.db.zst',
  backupAnswers: 1_190,
  restoreCommand: 'npm run -s cli -- restore --latest --data-dir "/home/ada/sightline"',
  goOnCommand: 'npm run -s cli -- accept-loss --data-dir "/home/ada/sightline"',
};

let app: AppWindow;
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
}, 240_000);
afterAll(() => app?.close());

describe('stored answers that are missing', { timeout: MINUTES_MS }, () => {
  it.each([
    ['en', 'light', 'Stored answers are missing', 'The database holds 1,200 answers'],
    ['de', 'dark', 'Gespeicherte Antworten fehlen', 'Die Datenbank enthält 1.200 Antworten'],
  ] as const)(
    'are told above the screen until somebody decided, in %s and %s',
    async (locale, colorScheme, title, text) => {
      const { page } = await app.open('/settings/engines', { locale, colorScheme });
      await showScreen(page, app, '/settings/engines');
      app.service.core.progress.emit({ kind: 'data-folder', fault: LOSS });
      await page.getByText(title).waitFor();
      const said = (await page.getByRole('alert').allInnerTexts()).join('\n');
      for (const part of [text, LOSS.backup ?? '', LOSS.restoreCommand, LOSS.goOnCommand]) expect(said).toContain(part);
      expect(await findAccessFaults(page)).toEqual([]);
      app.service.core.progress.emit({ kind: 'data-folder', fault: null });
      await expect.poll(() => page.getByText(title).count(), { timeout: 20_000 }).toBe(0);
    },
  );
});
