/** What came of testing an engine, in German. */
import { CONNECTION_FAULTS_GERMAN } from '../connection-faults/german.ts';
import type { TestCatalogue } from './english.ts';

const pages = (count: number) => `${count} ${new Intl.PluralRules('de').select(count) === 'one' ? 'Seite' : 'Seiten'}`;

const statusOf = (status: number | null) => (status === null ? '' : ` (HTTP ${status})`);

export const TESTS_GERMAN: TestCatalogue = {
  answered: ({ engine, isGrounded, cited }) =>
    isGrounded
      ? `${engine} hat geantwortet, im Web gesucht und ${pages(cited)} zitiert.`
      : `${engine} hat geantwortet, ohne im Web zu suchen.`,
  refusal: ({ engine }) => `${engine} hat die Antwort verweigert.`,
  notShown: ({ engine }) => `${engine} ist erreichbar, hat auf die Testfrage aber nichts gezeigt.`,
  said: (text) => `Im Wortlaut: ${text}`,
  connectionFaults: CONNECTION_FAULTS_GERMAN,
  problems: {
    no_key: {
      message: ({ engine }) => `${engine} wurde nicht gefragt: Es fehlt ein Schlüssel oder ein Zugang.`,
      advice: () => 'Speichern Sie einen Schlüssel für diesen Zugang, oder wählen Sie einen anderen.',
    },
    wrong_key: {
      message: ({ service }) => `${service} hat den Schlüssel nicht angenommen.`,
      advice: () =>
        'Legen Sie beim Anbieter einen neuen Schlüssel an, oder prüfen Sie, ob dieser widerrufen wurde oder zu einem anderen Projekt gehört.',
    },
    no_quota: {
      message: ({ service }) => `Das Guthaben bei ${service} ist aufgebraucht.`,
      advice: () =>
        'Laden Sie es beim Anbieter auf, oder heben Sie dort das Limit an. Der Schlüssel selbst wird angenommen.',
    },
    no_allowance: {
      message: ({ service }) => `${service} nimmt den Schlüssel an, gibt ihm aber kein Kontingent für diese Abfrage.`,
      advice: () =>
        'Verknüpfen Sie beim Anbieter ein Rechnungskonto, oder wählen Sie dort einen Tarif. Warten hilft hier nicht.',
    },
    forbidden: {
      message: ({ service }) => `${service} kennt den Schlüssel, erlaubt ihm diese Abfrage aber nicht.`,
      advice: () =>
        'Prüfen Sie beim Anbieter die Rechte des Schlüssels und seines Projekts sowie den Zustand des Kontos.',
    },
    region: {
      message: ({ service }) => `${service} bedient das Land oder Netz nicht, aus dem dieser Rechner anfragt.`,
      advice: () =>
        'Am Schlüssel liegt es nicht. Wählen Sie einen anderen Zugang, oder fragen Sie aus einem Netz, das bedient wird.',
    },
    model_not_allowed: {
      message: ({ service, model }) => `${service} erlaubt diesem Schlüssel das Modell „${model}“ nicht.`,
      advice: () =>
        'Der Schlüssel funktioniert. Geben Sie das Modell beim Anbieter für sein Projekt frei, oder wählen Sie ein anderes.',
    },
    content_refused: {
      message: ({ service }) => `${service} lehnt diese eine Frage wegen ihres Inhalts ab.`,
      advice: () =>
        'Der Zugang funktioniert, und andere Fragen werden gestellt wie bisher. Formulieren Sie diese anders, oder lassen Sie sie bei diesem KI-Dienst weg.',
    },
    cap: {
      message: ({ engine }) => `${engine} wurde nicht gefragt: Die monatliche Kostengrenze des Kontos ist erreicht.`,
      advice: () => 'Heben Sie die Kostengrenze an, oder versuchen Sie es im nächsten Monat wieder.',
    },
    rate_limit: {
      message: ({ service }) => `${service} bittet um weniger Abfragen.`,
      advice: () =>
        'Der Schlüssel funktioniert. Warten Sie etwas, oder stellen Sie für diesen Zugang weniger gleichzeitige Abfragen und längere Abstände ein.',
    },
    overloaded: {
      message: ({ service }) => `${service} kann die Abfrage gerade nicht bearbeiten.`,
      advice: () =>
        'Adresse und Verbindung stimmen; der Server hat selbst ein Problem. Versuchen Sie es später noch einmal.',
    },
    search_error: {
      message: ({ engine }) => `Die Websuche von ${engine} ist fehlgeschlagen.`,
      advice: () =>
        'Geantwortet hat der Dienst. Versuchen Sie es später noch einmal; bleibt es dabei, hilft die Statusseite des Anbieters.',
    },
    bad_request: {
      message: ({ service }) => `${service} hat die Abfrage abgelehnt.`,
      advice: () =>
        'Prüfen Sie Modell und Adresse dieses Zugangs: Der Server hat die Abfrage verstanden und abgelehnt.',
    },
    bad_address: {
      message: () => 'Diese Adresse lässt sich nicht verwenden.',
      advice: () => 'Geben Sie eine http- oder https-Adresse ohne Benutzernamen und Passwort an.',
    },
    network: {
      message: ({ host }) => `Die Verbindung zu ${host ?? 'diesem Zugang'} ist gescheitert.`,
      advice: () => 'Prüfen Sie das Netz sowie Firewall und VPN zwischen diesem Rechner und der Adresse.',
    },
    dns: {
      message: ({ host }) => `Der Name ${host} lässt sich nicht auflösen.`,
      advice: () => 'Prüfen Sie, ob dieser Rechner online ist und die Adresse richtig geschrieben ist.',
    },
    refused: {
      message: ({ address }) => `Unter ${address} nimmt nichts Verbindungen an.`,
      advice: () => 'Starten Sie den Server dort, oder berichtigen Sie den Port in der Adresse.',
    },
    tls: {
      message: ({ host, errorCode }) => `Eine sichere Verbindung zu ${host} kommt nicht zustande (${errorCode}).`,
      advice: () =>
        'Der Server oder etwas dazwischen spricht TLS nicht wie vorgesehen: Prüfen Sie die Adresse und einen Proxy, der Verbindungen aufbricht.',
    },
    timeout: {
      message: ({ service }) => `${service} hat nicht rechtzeitig geantwortet.`,
      advice: ({ timeoutMs }) =>
        `Eine Websuche dauert bis zu einer Minute; hier wird höchstens ${(timeoutMs ?? 0) / 1000} s gewartet. Erlauben Sie mehr, oder versuchen Sie es später noch einmal.`,
    },
    redirect: {
      message: ({ host, status }) =>
        `${host} leitet die Abfrage um${statusOf(status)}. Umleitungen wird nicht gefolgt: Frage und Schlüssel gingen sonst mit.`,
      advice: ({ target }) =>
        target === null
          ? 'Berichtigen Sie die Adresse.'
          : `Tragen Sie die Adresse ein, auf die verwiesen wird, falls dort der KI-Dienst ist: ${target}`,
    },
    not_the_engine: {
      message: ({ host, status }) =>
        `Von ${host} kam eine Webseite statt der Antwort eines KI-Dienstes${statusOf(status)}.`,
      advice: () =>
        'Dazwischen steht ein Proxy oder die Anmeldeseite eines Netzes, oder die Adresse gehört zu einer Website: Öffnen Sie sie im Browser.',
    },
    wrong_path: {
      message: ({ host, status }) => `Unter diesem Pfad gibt es bei ${host} nichts${statusOf(status)}.`,
      advice: ({ address }) => `Berichtigen Sie den Pfad der Adresse ${address}; die meisten enden auf /v1.`,
    },
    unknown_model: {
      message: ({ service, model, status }) => `${service} kennt das Modell „${model}“ nicht${statusOf(status)}.`,
      advice: () =>
        'Der Schlüssel funktioniert. Wählen Sie ein Modell, das es dort gibt; laden Sie es bei einem lokalen Server zuerst herunter.',
    },
    schema_drift: {
      message: ({ service }) => `Die Antwort von ${service} ist nicht lesbar.`,
      advice: () =>
        'Die Abfrage wurde gestellt und vielleicht bezahlt, aber diese Version kann die Form der Antwort nicht lesen. Aktualisieren Sie Sightline; in Durchläufen werden solche Antworten aufbewahrt und später gelesen.',
    },
  },
};
