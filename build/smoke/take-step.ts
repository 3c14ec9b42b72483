/** Takes one step: with a limit of time, its pictures and notes, and whatever goes wrong in it as its outcome. */
import path from 'node:path';

import { type Finding, failed, type Step, type StepContext } from './step.ts';
import type { Picture, StepReport } from './write-report.ts';

/** A step that nobody is asked in takes no longer, even on a slow machine. */
const STEP_MS = 240_000;

/** Pictures go into `outDir`. */
export async function takeStep(
  step: Step,
  shared: Omit<StepContext, 'takePicture' | 'note'>,
  outDir: string,
): Promise<StepReport> {
  const startedMs = Date.now();
  const notes: string[] = [];
  const pictures: Picture[] = [];
  const found = await runWithin(step, {
    ...shared,
    note: (detail) => void notes.push(detail),
    takePicture: async (what) => {
      const file = `${step.id}-${pictures.length + 1}.png`;
      await (await shared.keeper.page()).screenshot({ path: path.join(outDir, file) });
      pictures.push({ file, what });
    },
  });
  // What a failed step left is unknown; the next one begins with a new app.
  if (found.outcome === 'failed') await shared.keeper.kill();
  return {
    ...{ id: step.id, name: step.name, shows: step.shows, outcome: found.outcome, reason: found.reason },
    details: [...notes, ...found.details],
    startedAt: new Date(startedMs).toISOString(),
    durationMs: Date.now() - startedMs,
    pictures,
  };
}

async function runWithin(step: Step, context: StepContext): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Finding>((resolve) => {
    if (step.asks && !context.terminal.isSilent) return;
    timer = setTimeout(() => resolve(failed(`It took more than ${STEP_MS / 1000} seconds.`)), STEP_MS);
  });
  try {
    return await Promise.race([step.run(context), limit]);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}
