/** What a verification of engines found, in English, as the command line and the report say it. It is the shape that other languages must fill. */
import type { VerifyCheck, VerifyCheckName, VerifyFinding, VerifyState } from '../contract/verification.ts';
import type { FailureReason } from '../vocabulary/failures.ts';

/** What a finding is about. */
export interface FindingAbout extends Pick<VerifyCheck, 'count' | 'usd' | 'said'> {
  /** Joined by commas. */
  names: string;
}

export interface VerificationWords {
  checks: Readonly<Record<VerifyCheckName, string>>;
  states: Readonly<Record<VerifyState, string>>;
  findings: Readonly<Record<VerifyFinding, (about: FindingAbout) => string>>;
  usd: (amount: number) => string;
  report: Readonly<{
    title: string;
    made: (version: string, moment: string) => string;
    note: string;
    service: string;
    engine: string;
    model: string;
    result: string;
    cost: string;
    when: string;
    check: string;
    found: string;
    replies: string;
    none: string;
  }>;
}

const REASONS: Readonly<Record<string, string>> = {
  auth: 'a wrong key',
  quota: 'no credit or no allowance',
  forbidden: 'not allowed for this key',
  region: 'a country or network that is not served',
  unknown_model: 'an unknown or retired model',
  model_not_allowed: 'a model that this key may not use',
  wrong_path: 'a wrong path',
  rate_limit: 'too many calls',
  overloaded: 'trouble of the server',
  timeout: 'no reply in time',
  network: 'no connection',
  proxy_unreachable: 'a proxy that cannot be reached',
  proxy_auth: 'a proxy that asks for a password',
  proxy_refused: 'a proxy that does not let it through',
  certificate: 'a certificate that is not trusted',
  search_error: 'a search that failed',
  schema_drift: 'a reply that cannot be read',
  content_refused: 'a question refused for what it says',
  bad_request: 'a request refused as it is',
  aborted: 'a call that was stopped',
} satisfies Record<FailureReason, string>;
const reason = (code: string) => REASONS[code] ?? code;

const USED: Readonly<Record<string, string>> = {
  inputTokens: 'input tokens',
  cachedInputTokens: 'of them cached',
  outputTokens: 'output tokens',
  searches: 'searches',
  requests: 'calls',
};
const always = (text: string) => () => text;
const rules = new Intl.PluralRules('en');
const counted = (count: number | null, one: string, many: string) =>
  `${count ?? 0} ${rules.select(count ?? 0) === 'one' ? one : many}`;
const usd = (amount: number) => `US$${amount.toFixed(4)}`;
const left = ({ count, usd: amount, said }: FindingAbout) =>
  amount === null ? (said ?? counted(count, 'search', 'searches')) : usd(amount);
const quoted = (text: string, said: string | null) => (said ? `${text}: ${said}` : `${text}.`);

export const VERIFICATION_ENGLISH: VerificationWords = {
  checks: {
    models: 'List of models',
    model_listed: 'The model is listed',
    account: 'Account',
    call: 'One question',
    text: 'Text',
    grounded: 'Searched the web',
    cited: 'Cited pages',
    queries: 'Queries',
    usage: 'Usage',
    cost: 'Cost',
    language: 'Language',
    country: 'Country',
    rate_limits: 'Headers about limits',
    wire: 'Shape of the reply',
    house: 'Model of its own house',
    wrong_key: 'A wrong key is told apart',
    unknown_model: 'An unknown model is told apart',
  },
  states: { pass: 'pass', fail: 'fail', not_exposed: 'not exposed', skipped: 'skipped' },
  findings: {
    models_listed: ({ count }) => `${counted(count, 'model is', 'models are')} listed.`,
    no_list: always('The service gives no list of its models.'),
    list_unread: always('Without a list it cannot be looked up.'),
    refused: ({ said }) => quoted('It was not told', said),
    model_there: ({ names }) => `${names} is listed.`,
    model_missing: ({ names }) => `${names} is not listed: it may have been retired, or this key may not use it.`,
    takes_no_model: always('The service has no model to choose.'),
    account_open: always('The key is in order.'),
    account_left: (about) => `Left: ${left(about)}.`,
    account_empty: (about) => `Nothing is left (${left(about)}).`,
    account_blocked: always('The key or its team is blocked.'),
    no_account: always('The service shows no account to this key.'),
    answered: always('It was answered.'),
    nothing_shown: always('The surface showed nothing for this question, so that nothing can be said of its answers.'),
    failed: ({ names, said }) => quoted(`Failed, ${reason(names)}`, said),
    out_of_time: always('It took too long and was stopped.'),
    held_back: ({ said }) => quoted('The monthly cap leaves no room for the call', said),
    no_answer: always('There was no answer to look at.'),
    text: ({ count }) => `${counted(count, 'character', 'characters')}.`,
    refusal: always('The engine declined to answer.'),
    searched: always('A search stands behind the answer.'),
    not_searched: always('The engine answered without a search.'),
    searches_nothing: always('This service searches nothing.'),
    pages: ({ count }) => `${counted(count, 'page', 'pages')}.`,
    no_pages: always('No page is cited.'),
    queries: ({ count }) => `${counted(count, 'query is', 'queries are')} told.`,
    no_queries: always('The service tells its queries, and told none.'),
    queries_hidden: always('Queries are not exposed by this service.'),
    used: ({ names }) => `${names.replace(/[a-z]+/gi, (what) => USED[what] ?? what)}.`,
    no_usage: always('The reply does not say what was used up.'),
    reported: ({ usd: amount }) => `${usd(amount ?? 0)}, reported by the service.`,
    estimated: ({ usd: amount }) => `${usd(amount ?? 0)}, estimated from the price table.`,
    not_reported: ({ usd: amount }) => `The service reports costs, and reported none; estimated: ${usd(amount ?? 0)}.`,
    no_price: always('No price is known for it.'),
    german: always('The answer is in German, as it was asked.'),
    not_german: always('The question was German, the answer is not.'),
    takes_no_language: always('This service cannot be told a language, and answered in another one.'),
    country_sent: ({ count }) => `The country was sent; cited pages under .de: ${count ?? 0}.`,
    country_lost: always('The country of the question was not sent.'),
    takes_no_country: always('This service cannot be told a country.'),
    headers: ({ names }) => `${names}.`,
    no_headers: always('The service names no limits in its headers.'),
    known: always('Nothing in it is unknown, nothing is missing.'),
    changed: ({ names }) => `New or missing: ${names}.`,
    own_house: ({ names }) => `${names}.`,
    other_house: ({ names }) => `The reply is by ${names}, which is no known model of this engine.`,
    no_model_named: always('The reply names no model.'),
    told_apart: ({ said }) => quoted('Understood as what it is', said),
    told_otherwise: ({ names, said }) => quoted(`Taken for ${reason(names)}`, said),
    not_told: ({ names, said }) => quoted(`Nothing can be said of it (${reason(names)})`, said),
    was_answered: ({ usd: amount }) =>
      `The service answered instead of refusing${amount === null ? '' : `, for ${usd(amount)}`}.`,
    may_be_answered: always('Not asked: the service may answer with another model, for money.'),
  },
  usd,
  report: {
    title: 'Verification of engines',
    made: (version, moment) => `Sightline ${version}, ${moment}`,
    note: 'Keys, account ids and e-mail addresses have been taken out of all that services sent.',
    service: 'Service',
    engine: 'Engine',
    model: 'Model',
    result: 'Result',
    cost: 'Cost',
    when: 'Verified',
    check: 'Check',
    found: 'Found',
    replies: 'What the service sent',
    none: 'Nothing has been verified yet.',
  },
};
