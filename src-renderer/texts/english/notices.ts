/** The words of notices about engines, caps, keys and the network, by kind. */
import { formatCount, formatList, formatQuantity } from '../format.ts';

/** What a notice is about, already written as the window writes it. */
export interface NoticeWords {
  engine: string;
  service: string;
  /** Of the newest failure, in a word or two. */
  reason: string;
  since: string;
  count: number;
  of: number;
  before: number;
  cap: string;
  isAccount: boolean;
  engines: readonly string[];
  projects: readonly string[];
  model: string;
  retiresOn: string;
  isOver: boolean;
  /** Null: nobody says. */
  instead: string | null;
}

type Told = (about: NoticeWords) => string;
const tell = (message: Told, advice: string) => ({ message, advice });
const answers = (count: number) => formatQuantity(count, 'answer', 'answers');

export const NOTICES = {
  said: (text: string) => `In full: ${text}`,
  kinds: {
    silent: tell(
      ({ engine, count, reason }) =>
        `${engine} has returned nothing for ${formatQuantity(count, 'day', 'days')} (${reason}).`,
      'Test the engine in the settings; choose another service if it stays silent.',
    ),
    outage: tell(
      ({ engine, reason }) => `${engine} does not answer (${reason}).`,
      'Its questions are asked again by themselves as long as the day of their run lasts.',
    ),
    cap: tell(
      ({ cap, isAccount, engines, projects }) =>
        isAccount
          ? `The monthly cap of ${cap} for all projects is reached. Stopped: ${formatList(projects)}, on ${formatList(engines)}.`
          : `The monthly cap of ${cap} for ${formatList(projects)} is reached. Stopped: ${formatList(engines)}.`,
      'What a cap left out is asked again for the day on which it is raised, and not later.',
    ),
    refused_key: tell(({ engine }) => `${engine} refuses its key.`, 'Save another key for it.'),
    empty_account: tell(
      ({ engine }) => `The account for ${engine} is empty.`,
      "Add credit or raise the limit in the provider's billing settings.",
    ),
    rate_limited: tell(
      ({ engine, count }) =>
        `${engine} asked for fewer calls ${formatQuantity(count, 'time', 'times')} in three days, more often than it answered.`,
      'Set a longer pace for it, a wider spread for the schedules, or raise the limit at the provider.',
    ),
    schema_drift: tell(
      ({ engine, count, of }) =>
        `${engine} changed the shape of its replies: ${formatCount(count)} of the newest ${formatCount(of)} cannot be read.`,
      'The replies are kept and can be read again by a newer version: update Sightline, then ask again.',
    ),
    ungrounded: tell(
      ({ engine, count }) =>
        `${engine} has stopped searching the web: none of its newest ${answers(count)} rests on a search.`,
      'Figures of these days are not comparable with those before. Look whether the model or the plan lost its web search.',
    ),
    refusals: tell(
      ({ engine, count, of }) =>
        `${engine} declines far more questions than before: ${formatCount(count)} of its newest ${formatCount(of)}.`,
      'Read a few of the refusals; a new model may treat these questions differently.',
    ),
    shorter_answers: tell(
      ({ engine, before, of }) =>
        `Answers of ${engine} have shrunk from about ${formatCount(before)} to ${formatCount(of)} words.`,
      'Shorter answers name fewer brands. Look whether the model or its settings changed.',
    ),
    nothing_shown: tell(
      ({ engine, count }) =>
        `${engine} has shown nothing for the newest ${formatQuantity(count, 'question', 'questions')}, and did before.`,
      'Ask one of the prompts by hand: either the surface is gone for them, or the service does not see it any more.',
    ),
    locked_key: tell(
      ({ service }) => `The saved key for ${service} cannot be opened.`,
      'Save it again, or start Sightline with what unlocks it.',
    ),
    retiring_model: tell(
      ({ engine, model, retiresOn, isOver, instead }) =>
        `${engine}: the model ${model} ${isOver ? 'was' : 'is'} switched off on ${retiresOn}. ${instead === null ? 'Another one has to be chosen.' : `Take ${instead} instead.`}`,
      'Choose the model in the settings of the engine. Answers of another model are not quite comparable with those before.',
    ),
    offline: tell(
      () => 'This machine is offline: no engine can be reached.',
      'Questions wait and go on by themselves once it is online again.',
    ),
  },
};
