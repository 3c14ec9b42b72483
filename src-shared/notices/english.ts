/**
 * The words of notices about engines, caps, keys and the network, by kind, in English. It is the shape that other languages must fill.
 * It imports types alone: a page loads one language and nothing with it.
 */
import type { NOTICE_KINDS } from '../contract/health.ts';
import type { Writer } from './writer.ts';

/** What a notice is about. */
export interface NoticeWords {
  engine: string;
  service: string;
  /** What the notice is about besides: a model, or a service that has ended. */
  named: string;
  /** Of the newest failure, in a word or two. */
  reason: string;
  count: number;
  of: number;
  before: number;
  cap: string;
  isAccount: boolean;
  engines: readonly string[];
  signs: readonly string[];
  languages: readonly string[];
  projects: readonly string[];
  model: string;
  retiresOn: string;
  isOver: boolean;
  /** Null: nobody says. */
  instead: string | null;
}

export type Told = (about: NoticeWords, write: Writer) => string;
const tell = (message: Told, advice: string) => ({ message, advice });

export const NOTICES_ENGLISH = {
  said: (text: string) => `In full: ${text}`,
  reasons: {
    not_shown: 'the surface showed nothing',
    cancelled: 'cancelled before it was asked',
    waiting: 'waits for you',
    no_key: 'no key',
    no_route: 'no way to reach it',
    auth: 'key refused',
    quota: 'account empty',
    forbidden: 'call not allowed',
    region: 'country or network not served',
    unknown_model: 'model not served',
    model_not_allowed: 'model not allowed for this key',
    wrong_path: 'address leads nowhere',
    cap: 'monthly cap reached',
    rate_limit: 'asked for fewer calls',
    overloaded: 'overloaded',
    timeout: 'no reply in time',
    network: 'connection failed',
    proxy_unreachable: 'proxy not reachable',
    proxy_auth: 'proxy asks for a password',
    proxy_refused: 'proxy does not let it through',
    certificate: 'certificate not trusted',
    offline: 'no network here',
    search_error: 'its web search failed',
    schema_drift: 'reply could not be read',
    content_refused: 'question refused for what it says',
    bad_request: 'question refused',
  },
  /** Each in a word or two, beside the name of an engine. */
  names: {
    silent: 'silent for days',
    outage: 'does not answer',
    cap: 'monthly cap reached',
    refused_key: 'key refused',
    empty_account: 'account empty',
    forbidden: 'key may not ask',
    region: 'not served here',
    unknown_model: 'model unknown',
    model_not_allowed: 'model not allowed',
    wrong_path: 'address leads nowhere',
    rate_limited: 'slowed down',
    schema_drift: 'replies unreadable',
    new_shape: 'replies changed',
    ungrounded: 'answers without a search',
    refusals: 'refuses to answer',
    shorter_answers: 'shorter answers',
    nothing_shown: 'shows nothing',
    other_model: 'another model answers',
    route_ended: 'service ended',
    locked_key: 'key locked',
    offline: 'no network',
    proxy_unreachable: 'proxy unreachable',
    proxy_auth: 'proxy wants a password',
    proxy_refused: 'proxy refuses',
    certificate: 'certificate not trusted',
    retiring_model: 'model ends soon',
    other_boundaries: 'measured otherwise',
    report_failed: 'report not built',
    data_files_failed: 'data files not written',
    alerts_given_up: 'alerts not delivered',
  },
  kinds: {
    silent: tell(
      ({ engine, count, reason }, write) =>
        `${engine} has returned nothing for ${write.quantity(count, 'day', 'days')} (${reason}).`,
      'Test the engine in the settings; choose another service if it stays silent.',
    ),
    outage: tell(
      ({ engine, reason }) => `${engine} does not answer (${reason}).`,
      'Its questions are asked again by themselves as long as the day of their run lasts.',
    ),
    cap: tell(
      ({ cap, isAccount, engines, projects }, write) =>
        isAccount
          ? `The monthly cap of ${cap} for all projects is reached. Stopped: ${write.list(projects)}, on ${write.list(engines)}.`
          : `The monthly cap of ${cap} for ${write.list(projects)} is reached. Stopped: ${write.list(engines)}.`,
      'What a cap left out is asked again for the day on which it is raised, and not later.',
    ),
    refused_key: tell(({ engine }) => `${engine} refuses its key.`, 'Save another key for it.'),
    empty_account: tell(
      ({ engine }) => `The account for ${engine} is empty.`,
      'Add credit, raise the limit, or link a billing account or plan at the provider; the key itself is accepted.',
    ),
    forbidden: tell(
      ({ engine }) => `${engine} does not let its key make such calls.`,
      "Check the rights of the key and its project, and the state of the account, in the provider's settings.",
    ),
    region: tell(
      ({ engine }) => `${engine} does not serve the country or network that this machine calls from.`,
      'The key is not the trouble. Reach the engine over another service, or from a network that is served.',
    ),
    unknown_model: tell(
      ({ engine }) => `The model set for ${engine} is not served, or no longer.`,
      'The key works. Choose a model that is served now.',
    ),
    model_not_allowed: tell(
      ({ engine }) => `The key for ${engine} may not use the model that is set.`,
      "The key works. Let its project use the model in the provider's settings, or choose another model.",
    ),
    wrong_path: tell(
      ({ engine }) => `The address set for ${engine} leads nowhere.`,
      'Correct the address of its service; most end in /v1.',
    ),
    other_model: tell(
      ({ engine, count, of, named }, write) =>
        `${write.count(count)} of the newest ${write.quantity(of, 'answer', 'answers')} of ${engine} came from a model that is not known as one of its own: ${named}.`,
      'Set a model of the engine itself. The answers are marked; their figures speak of that other model.',
    ),
    route_ended: tell(
      ({ engine, service, named }) => `${engine} is asked over ${service} now: ${named} has ended.`,
      'Nothing has to be done. Figures of before and after come from two interfaces: compare them with care.',
    ),
    rate_limited: tell(
      ({ engine, count }, write) =>
        `${engine} asked for fewer calls ${write.quantity(count, 'time', 'times')} in three days, more often than it answered.`,
      'Set a longer pace for it, a wider spread for the schedules, or raise the limit at the provider.',
    ),
    schema_drift: tell(
      ({ engine, count, of }, write) =>
        `${engine} changed the shape of its replies: ${write.count(count)} of the newest ${write.count(of)} cannot be read.`,
      'The replies are kept and can be read again by a newer version: update Sightline, then ask again.',
    ),
    new_shape: tell(
      ({ engine, signs }) => `${engine} sends replies of a new shape (${signs.join('; ')}). They can still be read.`,
      'Update Sightline when there is a newer version, then read kept replies again in the settings of the engine.',
    ),
    ungrounded: tell(
      ({ engine, count }, write) =>
        `${engine} has stopped searching the web: none of its newest ${write.quantity(count, 'answer', 'answers')} rests on a search.`,
      'Figures of these days are not comparable with those before. Look whether the model or the plan lost its web search.',
    ),
    refusals: tell(
      ({ engine, count, of }, write) =>
        `${engine} declines far more questions than before: ${write.count(count)} of its newest ${write.count(of)}.`,
      'Read a few of the refusals; a new model may treat these questions differently.',
    ),
    shorter_answers: tell(
      ({ engine, before, of }, write) =>
        `Answers of ${engine} have shrunk from about ${write.count(before)} to ${write.count(of)} words.`,
      'Shorter answers name fewer brands. Look whether the model or its settings changed.',
    ),
    nothing_shown: tell(
      ({ engine, count }, write) =>
        `${engine} has shown nothing for the newest ${write.quantity(count, 'question', 'questions')}, and did before.`,
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
    proxy_unreachable: tell(
      ({ engines }, write) => `The proxy on the way to ${write.list(engines)} cannot be reached.`,
      'Check the proxy under Settings › Network, and whether this machine is in the network that it belongs to. Questions wait and go on by themselves.',
    ),
    proxy_auth: tell(
      ({ engines }, write) => `The proxy on the way to ${write.list(engines)} asks for a sign-in.`,
      'Set its user name and password under Settings › Network. The keys are not the trouble; questions wait and go on by themselves.',
    ),
    proxy_refused: tell(
      ({ engines }, write) => `The proxy does not let questions through to ${write.list(engines)}.`,
      "Ask the network's administrators to allow the addresses. The keys are not the trouble; questions wait and go on by themselves.",
    ),
    certificate: tell(
      ({ engines }, write) => `The certificate shown for ${write.list(engines)} is not trusted.`,
      'Test the connection under Settings › Network: it says whose certificate it is. The keys are not the trouble; questions wait and go on by themselves.',
    ),
    other_boundaries: tell(
      ({ projects, languages }, write) =>
        `Answers of ${write.list(projects)} were measured by other word boundaries than those of this program (${write.list(languages)}).`,
      'Depth and sentiment are not quite comparable. New answers are measured by this program’s boundaries and marked. Measuring again brings all answers to them; nothing is asked or paid.',
    ),
    report_failed: tell(
      ({ count, projects }, write) =>
        `${write.quantity(count, 'report file', 'report files')} for ${write.list(projects)} could not be built.`,
      'They are tried again by themselves for 30 days. The schedule and the log of reports say where and why.',
    ),
    data_files_failed: tell(
      ({ count }, write) => `Data files could not be written: tried ${write.quantity(count, 'time', 'times')}.`,
      'It is tried again every ten minutes. The schedules in the settings say into which folder, why, and when it last worked.',
    ),
    alerts_given_up: tell(
      ({ count, named }, write) =>
        `${write.quantity(count, 'message with alerts was', 'messages with alerts were')} not delivered to ${named}, and ${count === 1 ? 'is' : 'are'} not tried any more.`,
      'Test the target under Settings › Alerts; it can be sent again there. The log of alerts says why it failed.',
    ),
    offline: tell(
      () => 'This machine is offline: no engine can be reached.',
      'Questions wait and go on by themselves once it is online again.',
    ),
  },
} satisfies {
  kinds: Record<(typeof NOTICE_KINDS)[number], ReturnType<typeof tell>>;
  names: Record<(typeof NOTICE_KINDS)[number], string>;
  [further: string]: unknown;
};

export type NoticeCatalogue = typeof NOTICES_ENGLISH;
