/** The app walked through as its owner does: the same steps and the same claims over each transport. */
import { afterAll, beforeAll, describe, it } from 'vitest';

import { TRANSPORTS, type Walk } from '#support/walk.ts';
import { walkReport, walkRestore, walkTasks } from './acting.ts';
import { setUpLive, walkBrokenEngine, walkOffline, walkRun } from './asking.ts';
import { walkAlias, walkBoundaries, walkFilters, walkFirstStart, walkToAnswers } from './measuring.ts';

/** What one walk leaves is what the next begins with: there is one service for all of them. */
export function describeWalks(transport: keyof typeof TRANSPORTS, extent: 'a run' | 'all' = 'all'): void {
  describe(`over ${transport}`, { timeout: 400_000 }, () => {
    let walk: Walk;
    let sampleId: string;
    let liveId: string;
    beforeAll(async () => {
      walk = await TRANSPORTS[transport]();
    }, 240_000);
    afterAll(() => walk?.close(), 60_000);

    it('there is a project with figures: where the folder is empty, by one button', async () => {
      sampleId = await walkFirstStart(walk);
    });
    it('a run is followed without a reload, and cancelled', async () => {
      liveId = await setUpLive(walk);
      await walkRun(walk, liveId);
    });
    if (extent === 'a run') return;
    it('a figure leads to as many answers as it counted', () => walkToAnswers(walk, sampleId));
    it('filters stand in the address, hold on every screen, and are remembered', () => walkFilters(walk, sampleId));
    it('a card of the task board is moved by keyboard and stays', () => walkTasks(walk, sampleId));
    it('a report is saved as the file that was shown', () => walkReport(walk, sampleId));
    it('another name measures history again and says what moved', () => walkAlias(walk, liveId));
    it('a history measured by other word boundaries is measured again by one button', () =>
      walkBoundaries(walk, liveId));
    it('without a network a run waits and goes on by itself', () => walkOffline(walk, liveId));
    it('a broken engine holds up no other, and its trouble leads to its settings', () =>
      walkBrokenEngine(walk, liveId));
    it('a backup is restored and taken back', () => walkRestore(walk, sampleId));
  });
}
