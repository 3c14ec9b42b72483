/** A program: the service with a live project and a scheduled run, for an hour of its own clock, then its end. Prints where its engine was. */
import { setTimeout as sleep } from 'node:timers/promises';

import { startLiveProject } from '../live-project.ts';

const START = '2026-03-10T08:40:00.000Z';
const SCHEDULED = '09:00';
const MINUTES = 60;
/** From one look of the service at its clock to the next. */
const STEP_MINUTES = 3;
/** A busy machine needs longer for the last answers than the hour of that clock takes. */
const MOST_LOOKS = 500;

const live = await startLiveProject({ models: ['chatgpt', 'perplexity'], date: START, hasThreads: true });
const { service, projectId, clock, fake } = live;
await service.call('prompts.create', { projectId, prompt: 'Which tool plans projects well?' });
await service.call('projects.configure', { projectId, schedule: 'daily', scheduleTime: SCHEDULED });
for (let minute = 0; minute < MINUTES; minute += STEP_MINUTES) {
  clock.leap(STEP_MINUTES * 60_000);
  service.onWake();
  await sleep(50);
}
for (let look = 0; look < MOST_LOOKS && (await countScheduled()) === 0; look++) await sleep(100);
process.stdout.write(
  `${JSON.stringify({ engine: fake.url, requests: fake.requests.length, scheduled: await countScheduled() })}\n`,
);
await live.close();

async function countScheduled(): Promise<number> {
  const runs = await service.call('runs.list', { projectId });
  return runs.filter(({ cause, jobs }) => cause === 'schedule' && jobs.done > 0).length;
}
