/** What a problem of a call means and what to do about it, in words for the owner. Pure; it holds no key. */
import type { RouteSettings } from '../engine-route.ts';
import type { Sighting } from '../wire/observe-fetch.ts';
import type { CallProblem } from './name-problem.ts';

export interface ProblemFacts {
  routeLabel: string;
  settings: RouteSettings;
  seen: Sighting;
}

interface Words {
  /** Null: the failure's own sentence says it best. */
  message: string | null;
  advice: string;
}

/** The sentence that names the problem, null where the failure's own does, and the one that says what helps. */
export function advise(problem: CallProblem, facts: ProblemFacts): Words {
  return WORDS[problem](facts);
}

export const CAP_ADVICE = 'Raise the monthly cap of the account, or try again when the month is over.';

const hostOf = ({ seen, settings }: ProblemFacts) =>
  seen.host ?? URL.parse(settings.baseUrl)?.hostname ?? settings.baseUrl;
const statusOf = ({ seen }: ProblemFacts) => (seen.status === null ? '' : ` (HTTP ${seen.status})`);
const own = (advice: string) => (): Words => ({ message: null, advice });

const WORDS: Readonly<Record<CallProblem, (facts: ProblemFacts) => Words>> = {
  no_key: own('Save a key for the route, or choose another one.'),
  wrong_key: own('Make a new key at the provider, or look whether this one was revoked or belongs to another project.'),
  no_quota: own("Add credit or raise the limit in the provider's billing settings; the key itself is accepted."),
  cap: own(CAP_ADVICE),
  rate_limit: own('The key works. Wait a little, or set fewer calls at once and a longer pace for this route.'),
  overloaded: own('The address and the way there work; the server has trouble of its own. Try again later.'),
  search_error: own(
    "The engine answered, but its web search failed. Try again later; if it stays, look at the provider's status page.",
  ),
  bad_request: own('Look at the model and the address of this route; the server understood the call and refused it.'),
  bad_address: own('Set an http or https address without a user name or password.'),
  network: own('Look at the network, a firewall or a VPN between here and the address.'),
  dns: (facts) => ({
    message: `The name ${hostOf(facts)} cannot be looked up.`,
    advice: 'Look whether this machine is online and whether the address is spelled right.',
  }),
  refused: (facts) => ({
    message: `Nothing listens at ${facts.settings.baseUrl}.`,
    advice: 'Start the server there, or correct the port in the address.',
  }),
  tls: (facts) => ({
    message: `No safe connection to ${hostOf(facts)} can be made (${facts.seen.errorCode}).`,
    advice:
      "Its certificate is not trusted here: look at this machine's clock, a proxy that opens connections, or the address.",
  }),
  timeout: (facts) => ({
    message: null,
    advice: `Web searches take up to a minute; the time limit here is ${facts.settings.timeoutMs / 1000} s. Raise it, or try again later.`,
  }),
  redirect: (facts) => ({
    message: `${hostOf(facts)} sends the call elsewhere${statusOf(facts)}; redirects are not followed, since they would take question and key along.`,
    advice: toRedirectAdvice(facts),
  }),
  not_the_engine: (facts) => ({
    message: `A web page came back from ${hostOf(facts)} instead of an engine's reply${statusOf(facts)}.`,
    advice:
      'A proxy or the sign-in page of a network stands between, or the address is that of a website: open it in a browser.',
  }),
  wrong_path: (facts) => ({
    message: `${hostOf(facts)} has nothing at this path${statusOf(facts)}.`,
    advice: `Correct the path of the address ${facts.settings.baseUrl}; most end in /v1.`,
  }),
  unknown_model: (facts) => ({
    message: `${facts.routeLabel} does not know the model "${facts.settings.model}"${statusOf(facts)}.`,
    advice: 'Choose a model that this key may use; on a local server, fetch the model first.',
  }),
  schema_drift: own(
    'The call was made and perhaps paid, but the reply has a shape that this version cannot read. Update Sightline; in runs, such replies are kept and read again.',
  ),
};

/** The place that it points to without the query, which could carry anything. */
function toRedirectAdvice({ seen, settings }: ProblemFacts): string {
  const target = URL.parse(seen.headers?.location ?? '', settings.baseUrl);
  return target === null
    ? 'Correct the address.'
    : `Set the address that it points to, if that is the engine: ${target.origin}${target.pathname}`;
}
