/** What a verification of engines found, in German. */
import type { FailureReason } from '../vocabulary/failures.ts';
import type { FindingAbout, VerificationWords } from './english.ts';

const REASONS: Readonly<Record<string, string>> = {
  auth: 'falscher Schlüssel',
  quota: 'kein Guthaben oder kein Kontingent',
  forbidden: 'diesem Schlüssel nicht erlaubt',
  region: 'Land oder Netz wird nicht bedient',
  unknown_model: 'unbekanntes oder abgeschaltetes Modell',
  model_not_allowed: 'Modell ist diesem Schlüssel nicht erlaubt',
  wrong_path: 'falscher Pfad',
  rate_limit: 'zu viele Abfragen',
  overloaded: 'Störung des Servers',
  timeout: 'keine Antwort in der vorgesehenen Zeit',
  network: 'keine Verbindung',
  proxy_unreachable: 'Proxy nicht erreichbar',
  proxy_auth: 'Proxy verlangt ein Passwort',
  proxy_refused: 'Proxy lässt nicht durch',
  certificate: 'Zertifikat nicht vertrauenswürdig',
  search_error: 'fehlgeschlagene Suche',
  schema_drift: 'unlesbare Antwort',
  content_refused: 'Frage wegen ihres Inhalts abgelehnt',
  bad_request: 'Abfrage so abgelehnt',
  aborted: 'Abfrage abgebrochen',
} satisfies Record<FailureReason, string>;
const reason = (code: string) => REASONS[code] ?? code;

const USED: Readonly<Record<string, string>> = {
  inputTokens: 'Eingabe-Token',
  cachedInputTokens: 'davon im Cache',
  outputTokens: 'Ausgabe-Token',
  searches: 'Suchen',
  requests: 'Abfragen',
};
const always = (text: string) => () => text;
const rules = new Intl.PluralRules('de');
const counted = (count: number | null, one: string, many: string) =>
  `${count ?? 0} ${rules.select(count ?? 0) === 'one' ? one : many}`;
const usd = (amount: number) => `${amount.toFixed(4).replace('.', ',')} US$`;
const left = ({ count, usd: amount, said }: FindingAbout) =>
  amount === null ? (said ?? counted(count, 'Suche', 'Suchen')) : usd(amount);
/** What the core or a service said is English or theirs, and named as such. */
const quoted = (text: string, said: string | null) => (said ? `${text}. Im Wortlaut: ${said}` : `${text}.`);

export const VERIFICATION_GERMAN: VerificationWords = {
  checks: {
    models: 'Liste der Modelle',
    model_listed: 'Das Modell steht in der Liste',
    account: 'Konto',
    call: 'Eine Frage',
    text: 'Text',
    grounded: 'Websuche',
    cited: 'Zitierte Seiten',
    queries: 'Suchanfragen',
    usage: 'Verbrauch',
    cost: 'Kosten',
    language: 'Sprache',
    country: 'Land',
    rate_limits: 'Header zu Limits',
    wire: 'Aufbau der Antwort',
    house: 'Modell aus eigenem Haus',
    wrong_key: 'Falscher Schlüssel wird erkannt',
    unknown_model: 'Unbekanntes Modell wird erkannt',
  },
  states: { pass: 'bestanden', fail: 'nicht bestanden', not_exposed: 'nicht offengelegt', skipped: 'ausgelassen' },
  findings: {
    models_listed: ({ count }) => `Die Liste nennt ${counted(count, 'Modell', 'Modelle')}.`,
    no_list: always('Der Anbieter gibt keine Liste seiner Modelle heraus.'),
    list_unread: always('Ohne Liste lässt es sich nicht nachsehen.'),
    refused: ({ said }) => quoted('Es gab keine Auskunft', said),
    model_there: ({ names }) => `${names} steht in der Liste.`,
    model_missing: ({ names }) =>
      `${names} steht nicht in der Liste: Vielleicht wurde es abgeschaltet, oder der Schlüssel darf es nicht nutzen.`,
    takes_no_model: always('Hier gibt es kein Modell zu wählen.'),
    account_open: always('Der Schlüssel ist in Ordnung.'),
    account_left: (about) => `Noch verfügbar: ${left(about)}.`,
    account_empty: (about) => `Das Guthaben ist aufgebraucht (${left(about)}).`,
    account_blocked: always('Der Schlüssel oder sein Team ist gesperrt.'),
    no_account: always('Der Anbieter zeigt diesem Schlüssel kein Konto.'),
    answered: always('Sie wurde beantwortet.'),
    nothing_shown: always('Zu dieser Frage wurde nichts gezeigt; über die Antworten lässt sich daher nichts sagen.'),
    failed: ({ names, said }) => quoted(`Fehlgeschlagen, ${reason(names)}`, said),
    out_of_time: always('Es dauerte zu lange und wurde abgebrochen.'),
    held_back: always('Die monatliche Kostengrenze lässt die Abfrage nicht zu.'),
    no_answer: always('Es gab keine Antwort, die sich prüfen ließe.'),
    text: ({ count }) => `${count} Zeichen.`,
    refusal: always('Der KI-Dienst hat die Antwort verweigert.'),
    searched: always('Die Antwort stützt sich auf eine Suche.'),
    not_searched: always('Der KI-Dienst hat ohne Suche geantwortet.'),
    searches_nothing: always('Dieser Zugang sucht nicht im Web.'),
    pages: ({ count }) => `${counted(count, 'Seite', 'Seiten')}.`,
    no_pages: always('Es wird keine Seite zitiert.'),
    queries: ({ count }) => `${counted(count, 'Suchanfrage wird', 'Suchanfragen werden')} genannt.`,
    no_queries: always('Der Anbieter nennt sonst seine Suchanfragen, hier aber keine.'),
    queries_hidden: always('Suchanfragen legt dieser Zugang nicht offen.'),
    used: ({ names }) => `${names.replace(/[a-z]+/gi, (what) => USED[what] ?? what)}.`,
    no_usage: always('Die Antwort sagt nicht, was verbraucht wurde.'),
    reported: ({ usd: amount }) => `${usd(amount ?? 0)}, vom Anbieter gemeldet.`,
    estimated: ({ usd: amount }) => `${usd(amount ?? 0)}, nach der Preistabelle geschätzt.`,
    not_reported: ({ usd: amount }) =>
      `Der Anbieter meldet sonst Kosten, hier aber keine; geschätzt: ${usd(amount ?? 0)}.`,
    no_price: always('Dafür ist kein Preis bekannt.'),
    german: always('Die Antwort ist deutsch wie die Frage.'),
    not_german: always('Die Frage war deutsch, die Antwort ist es nicht.'),
    takes_no_language: always('Diesem Zugang lässt sich keine Sprache vorgeben; die Antwort kam in einer anderen.'),
    country_sent: ({ count }) => `Das Land wurde mitgegeben; zitierte Seiten unter .de: ${count ?? 0}.`,
    country_lost: always('Das Land der Frage wurde nicht mitgegeben.'),
    takes_no_country: always('Diesem Zugang lässt sich kein Land vorgeben.'),
    headers: ({ names }) => `${names}.`,
    no_headers: always('Der Anbieter nennt in seinen Headern keine Limits.'),
    known: always('Nichts darin ist unbekannt, nichts fehlt.'),
    changed: ({ names }) => `Neu oder weggefallen: ${names}.`,
    own_house: ({ names }) => `${names}.`,
    other_house: ({ names }) => `Geantwortet hat ${names}, kein bekanntes Modell dieses KI-Dienstes.`,
    no_model_named: always('Die Antwort nennt kein Modell.'),
    told_apart: ({ said }) => quoted('Richtig erkannt', said),
    told_otherwise: ({ names, said }) => quoted(`Anders verstanden, ${reason(names)}`, said),
    not_told: ({ names, said }) => quoted(`Darüber lässt sich nichts sagen (${reason(names)})`, said),
    was_answered: ({ usd: amount }) =>
      `Der Anbieter hat geantwortet, statt abzulehnen${amount === null ? '' : `, für ${usd(amount)}`}.`,
    may_be_answered: always('Nicht gefragt: Der Anbieter könnte kostenpflichtig mit einem anderen Modell antworten.'),
  },
  usd,
  report: {
    title: 'Prüfung der KI-Dienste',
    made: (version, moment) => `Sightline ${version}, ${moment}`,
    note: 'Schlüssel, Kontokennungen und E-Mail-Adressen sind aus allem entfernt, was die Anbieter geschickt haben.',
    service: 'Zugang',
    engine: 'KI-Dienst',
    model: 'Modell',
    result: 'Ergebnis',
    cost: 'Kosten',
    when: 'Geprüft',
    check: 'Prüfung',
    found: 'Befund',
    replies: 'Was der Anbieter geschickt hat',
    none: 'Es wurde noch nichts geprüft.',
  },
};
