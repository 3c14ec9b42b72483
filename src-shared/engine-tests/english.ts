/** What came of testing an engine, in English, as the core says it. It is the shape that other languages must fill. It imports words alone. */

import { CONNECTION_FAULTS_ENGLISH, type ConnectionFaultWords } from '../connection-faults/english.ts';
import type { TestFacts } from '../contract/engines.ts';
import type { CallProblem } from '../vocabulary/call-problems.ts';
import type { ConnectionFault, ConnectionReason } from '../vocabulary/connection-faults.ts';

/** What a test is about. */
export interface TestAbout extends TestFacts {
  engine: string;
  service: string;
  model: string;
}

type Say = (about: TestAbout) => string;
/** Null for a message: what was said of the failure says it best. */
export type ProblemWords = Readonly<{ message: Say | null; advice: Say }>;
export interface TestCatalogue {
  answered: Say;
  refusal: Say;
  notShown: Say;
  said: (text: string) => string;
  problems: Readonly<Record<Exclude<CallProblem, ConnectionReason>, ProblemWords>>;
  /** Of the other problems: what stood on the way, told apart by the code of the error. */
  connectionFaults: Readonly<Record<ConnectionFault, ConnectionFaultWords>>;
}

const pages = (count: number) => `${count} ${new Intl.PluralRules('en').select(count) === 'one' ? 'page' : 'pages'}`;
const own = (advice: string): ProblemWords => ({ message: null, advice: () => advice });

export const TESTS_ENGLISH: TestCatalogue = {
  answered: ({ engine, isGrounded, cited }) =>
    isGrounded
      ? `${engine} answered, searched the web and cited ${pages(cited)}.`
      : `${engine} answered and did not search the web.`,
  refusal: ({ engine }) => `${engine} answered with a refusal.`,
  notShown: ({ engine }) => `${engine} can be reached; it showed nothing for the test question.`,
  said: (text) => `In full: ${text}`,
  connectionFaults: CONNECTION_FAULTS_ENGLISH,
  problems: {
    no_key: own('Save a key for the service, or choose another one.'),
    wrong_key: own(
      'Make a new key at the provider, or look whether this one was revoked or belongs to another project.',
    ),
    no_quota: own("Add credit or raise the limit in the provider's billing settings; the key itself is accepted."),
    no_allowance: own(
      'The key is accepted, but its plan allows no such call. Link a billing account or choose a plan at the provider; waiting does not help.',
    ),
    forbidden: own(
      "The key is known, but it may not make this call. Check the rights of the key and its project, and the state of the account, in the provider's settings.",
    ),
    region: own(
      'The key is not the trouble: the provider does not serve the country or network that this machine calls from. Reach the engine over another service, or from a network that is served.',
    ),
    model_not_allowed: {
      message: null,
      advice: ({ model }) =>
        `The key works. Let its project use the model "${model}" in the provider's settings, or choose another model for this service.`,
    },
    content_refused: own(
      'The service works: it refuses this one question for what it says. Other questions are asked as before; word this one otherwise, or leave it out for this engine.',
    ),
    cap: own('Raise the monthly cap of the account, or try again when the month is over.'),
    rate_limit: own('The key works. Wait a little, or set fewer calls at once and a longer pace for this service.'),
    overloaded: own('The address and the way there work; the server has trouble of its own. Try again later.'),
    search_error: own(
      "The engine answered, but its web search failed. Try again later; if it stays, look at the provider's status page.",
    ),
    bad_request: own('Check the model and the address of this service; the server understood the call and refused it.'),
    bad_address: own('Set an http or https address without a user name or password.'),
    network: own('Check the network, and any firewall or VPN between here and the address.'),
    dns: {
      message: ({ host }) => `The name ${host} cannot be looked up.`,
      advice: () => 'Check whether this machine is online and whether the address is spelled right.',
    },
    refused: {
      message: ({ address }) => `Nothing listens at ${address}.`,
      advice: () => 'Start the server there, or correct the port in the address.',
    },
    tls: {
      message: ({ host, errorCode }) => `No safe connection to ${host} can be made (${errorCode}).`,
      advice: () =>
        'The server, or something between, does not speak TLS as it should: check the address, and a proxy that opens connections.',
    },
    timeout: {
      message: null,
      advice: ({ timeoutMs }) =>
        `Web searches take up to a minute; the time limit here is ${(timeoutMs ?? 0) / 1000} s. Raise it, or try again later.`,
    },
    redirect: {
      message: ({ host, status }) =>
        `${host} sends the call elsewhere${statusOf(status)}; redirects are not followed, since they would take question and key along.`,
      advice: ({ target }) =>
        target === null
          ? 'Correct the address.'
          : `Set the address that it points to, if that is the engine: ${target}`,
    },
    not_the_engine: {
      message: ({ host, status }) =>
        `A web page came back from ${host} instead of an engine's reply${statusOf(status)}.`,
      advice: () =>
        'A proxy or the sign-in page of a network stands between, or the address is that of a website: open it in a browser.',
    },
    wrong_path: {
      message: ({ host, status }) => `${host} has nothing at this path${statusOf(status)}.`,
      advice: ({ address }) => `Correct the path of the address ${address}; most end in /v1.`,
    },
    unknown_model: {
      message: ({ service, model, status }) => `${service} does not know the model "${model}"${statusOf(status)}.`,
      advice: () => 'The key works. Choose a model that is served now; on a local server, fetch the model first.',
    },
    schema_drift: own(
      'The call was made and perhaps paid, but the reply has a shape that this version cannot read. Update Sightline; in runs, such replies are kept and read again.',
    ),
  },
};

/** ` (HTTP 404)`, or nothing where there was no reply. */
function statusOf(status: number | null): string {
  return status === null ? '' : ` (HTTP ${status})`;
}
