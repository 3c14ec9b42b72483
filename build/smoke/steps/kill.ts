/** The app is killed in the middle of a run, and goes on with it. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { failed, passed, type Step } from '../step.ts';
import { waitUntil } from '../wait-until.ts';
import { ASKED, addPrompts, waitForRuns } from './ask-prompts.ts';

const PROMPTS = 6;
/** So many questions are answered before the kill; those after them wait for an answer when it comes. */
const BEFORE = 4;
const BEGIN_MS = 60_000;

export const kill: Step = {
  id: 'kill',
  name: 'Killed in the middle of a run',
  shows:
    'After kill -9 nothing that was answered is lost, the data is sound, and the run goes on by itself to its end.',
  run: async (context) => {
    const { keeper, engine } = context;
    await keeper.open();
    const countDone = async () => (await keeper.call('system.status', {})).jobs.done;
    const doneBefore = await countDone();
    const askedBefore = engine.requests.length;
    const countAsked = () => engine.requests.length - askedBefore;
    const total = PROMPTS * ASKED.length;
    engine.setReply((_request, index) => (index < askedBefore + BEFORE ? DEFAULT_ANSWER : { kind: 'hang' }));
    try {
      await addPrompts(context, PROMPTS);
      const isWaiting = async () => countAsked() > BEFORE && (await countDone()) - doneBefore === BEFORE;
      if (!(await waitUntil(isWaiting, BEGIN_MS))) return failed('The run did not begin.');
    } finally {
      await keeper.kill();
      engine.setReply(DEFAULT_ANSWER);
    }
    context.note(`Killed with ${BEFORE} of ${total} questions answered, ${countAsked()} asked.`);
    if (!existsSync(path.join(keeper.dataDir, 'session.json'))) return failed('The killed session left no mark.');
    await keeper.open();
    if ((await countDone()) - doneBefore < BEFORE) return failed('Answers are gone.');
    const { isFinished } = await waitForRuns(context);
    if (!isFinished) return failed('The run did not go on to its end.');
    const answered = (await countDone()) - doneBefore;
    if (answered !== total) return failed(`${answered} of ${total} questions were answered in the end.`);
    const asked = countAsked();
    // What was under way at the kill is asked once more, and nothing else: one question at a time goes to this engine.
    const most = total + ASKED.length;
    if (asked > most) return failed(`The engine was asked ${asked} times for ${total} answers.`);
    const doctor = await keeper.call('system.doctor', {});
    const wrong = doctor.checks.filter(({ ok }) => !ok).map(({ name, message }) => `${name}: ${message}`);
    if (!doctor.ok) return failed('The data is not sound.', ...wrong);
    await context.takePicture('After the kill and the end of the run');
    return passed(
      `${total} of ${total} answered in the end, the engine was asked ${asked} times.`,
      'Doctor finds nothing wrong.',
    );
  },
};
