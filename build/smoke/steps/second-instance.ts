/** A second start on the same data folder: with a link, and without anything. */
import { askWhetherSeen, type Finding, failed, passed, type Step, type StepContext } from '../step.ts';
import { waitUntil } from '../wait-until.ts';

const LOOK_MS = 60_000;

/** Where the window is, without what is before the path. */
export async function waitForAddress({ keeper }: StepContext, end: string): Promise<boolean> {
  const page = await keeper.page();
  return waitUntil(async () => page.url().includes(end), LOOK_MS);
}

function judgeEnd({ code, isLate, stderr }: { code: number | null; isLate: boolean; stderr: string }): Finding | null {
  if (isLate) return failed('The second start did not end by itself.');
  return code === 0 ? null : failed(`The second start ended with ${code}.`, stderr);
}

export const deepLink: Step = {
  id: 'deep-link',
  name: 'A link to a screen, handed over by a second start',
  shows: 'A sightline:// link that starts the app again leads the window that is open to the screen that it names.',
  run: async (context) => {
    const { keeper } = context;
    const projectId = await context.projectId();
    await keeper.open();
    const wrong = judgeEnd(await keeper.startAgain([`sightline://project/${projectId}/prompts`]));
    if (wrong) return wrong;
    const screen = `/projects/${projectId}/prompts`;
    if (!(await waitForAddress(context, screen))) {
      return failed('The window did not go to the screen of the link.', (await keeper.page()).url());
    }
    await context.takePicture('The screen that the link names');
    return passed('The second start ended with 0.', `The window is at ${screen}.`);
  },
};

export const secondInstance: Step = {
  id: 'second-instance',
  name: 'A second start',
  shows: 'Whoever starts the app twice gets the window that is open, in front of all others.',
  asks: true,
  run: async (context) => {
    const { keeper, app } = context;
    await keeper.open();
    if (app.kind !== 'stand-in') {
      await context.terminal.askText('Put another window in front of Sightline, then press Enter here.');
    }
    const before = keeper.reported('focused').length;
    const wrong = judgeEnd(await keeper.startAgain([]));
    if (wrong) return wrong;
    const said = 'The second start ended with 0.';
    if (app.kind === 'stand-in') {
      const isCalled = await waitUntil(async () => keeper.reported('focused').length > before, LOOK_MS);
      if (!isCalled) return failed('The window was not called to the front.', said);
      return askWhetherSeen(context, '', said, 'The app called its window to the front.');
    }
    return askWhetherSeen(context, "Did Sightline's window come to the front?", said);
  },
};
