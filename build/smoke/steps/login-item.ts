/** The app starts with the session while its owner wants that, and the system says so. */
import { askWhetherSeen, failed, passed, type Step, type StepContext, skipped } from '../step.ts';

/** What the system says, not what was asked of it. */
async function readLoginStart({ keeper }: StepContext): Promise<boolean | null> {
  return (await keeper.call('desktop.get', {})).app?.startsAtLogin ?? null;
}

export const loginItem: Step = {
  id: 'login-item',
  name: 'Start with the session',
  shows: 'Switched on in the app, the start with the session is known to the system; switched off, it is gone.',
  asks: true,
  run: async (context) => {
    const { keeper, app, terminal } = context;
    await keeper.open();
    const before = await readLoginStart(context);
    if (before === null) return skipped('Only an installed app can be started with the session.');
    try {
      await keeper.call('desktop.update', { startAtLogin: true });
      if ((await readLoginStart(context)) !== true) return failed('The system knows of no start with the session.');
      const question = "Does the system's list of what starts with the session show Sightline?";
      const seen = await askWhetherSeen(context, question, 'The system says that the app starts with the session.');
      await keeper.call('desktop.update', { startAtLogin: false });
      if ((await readLoginStart(context)) !== false)
        return failed('The start with the session could not be switched off.');
      context.note('Switched off, the system knows of it no more.');
      const isSaid = seen.outcome === 'skipped' && app.kind !== 'stand-in' && terminal.isSilent;
      return isSaid ? passed(...seen.details) : seen;
    } finally {
      // An installed app may be one that its owner starts that way.
      if ((await readLoginStart(context)) !== before) await keeper.call('desktop.update', { startAtLogin: before });
    }
  },
};
