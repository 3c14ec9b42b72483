/** The words of the settings about the network, in German. */
import { CONNECTION_FAULTS_GERMAN } from '#shared/connection-faults/german.ts';
import type { Texts } from '../english/index.ts';
import { formatCount } from '../format.ts';

export const SETTINGS_NETWORK: Texts['settings']['network'] = {
  title: 'Proxy',
  note: 'Wie Fragen an KI-Dienste und alles andere, was diesen Rechner verlässt, ins Internet gelangen',
  proxy: 'Welcher Proxy',
  kinds: { system: 'Wie das System es vorgibt', manual: 'Von Hand', none: 'Keiner' },
  systemHint:
    'Zuerst gelten die Variablen HTTPS_PROXY, HTTP_PROXY und NO_PROXY, dann die Einstellungen dieses Systems.',
  environmentHint:
    'Es gelten die Variablen HTTPS_PROXY, HTTP_PROXY und NO_PROXY. Die Einstellungen des Systems kennt nur die Desktop-App: Stellen Sie hier einen Proxy von Hand ein.',
  variables: (https, http, exceptions) => `HTTPS_PROXY: ${https} · HTTP_PROXY: ${http} · NO_PROXY: ${exceptions}`,
  unset: 'nicht gesetzt',
  address: 'Adresse',
  addressHint: 'Ein HTTP- oder HTTPS-Proxy; SOCKS wird nicht unterstützt',
  user: 'Benutzername',
  userHint: 'Leer lassen, wenn der Proxy keinen verlangt',
  password: 'Passwort',
  passwordHints: {
    none: 'Es liegt dort, wo die Schlüssel der KI-Dienste liegen, und wird nicht mehr angezeigt',
    saved: 'Eines ist gespeichert; leer lassen, um es zu behalten',
    environment: 'SIGHTLINE_PROXY_PASSWORD ist gesetzt; ein hier gespeichertes hat Vorrang',
  },
  exceptions: 'Ohne den Proxy',
  exceptionsHint: 'Hosts, durch Kommas getrennt: example.com samt allem darunter, 10.0.0.0/8, host:8443',
  coversLocal: 'Auch Adressen in diesem Netz gehen über ihn',
  coversLocalHint: 'Etwa ein Modellserver im Büro. Dieser Rechner selbst wird immer ohne ihn erreicht.',
  test: 'Verbindung testen',
  testTitle: 'Verbindung und Zertifikate',
  testNote: 'Verbindet sich mit den Servern der KI-Dienste, die gefragt werden können, ohne Schlüssel und ohne Frage',
  straight: 'ohne Proxy',
  through: (proxy) => `über ${proxy}`,
  sources: {
    loopback: 'auf diesem Rechner',
    local: 'in diesem Netz',
    excepted: 'Ausnahme',
    off: 'wie eingestellt',
    manual: 'wie eingestellt',
    environment: 'laut Umgebungsvariablen',
    system: 'wie das System es vorgibt',
    unset: 'kein Proxy eingestellt',
  },
  noServer: 'Noch kann kein KI-Dienst gefragt werden. Speichern Sie zuerst einen Schlüssel.',
  reached: 'Erreicht',
  failed: 'Nicht erreicht',
  took: (ms) => `${formatCount(ms)} ms`,
  issuer: (name) => `Zertifikat von ${name}`,
  otherFault: (code) => `Die Verbindung ist gescheitert (${code}).`,
  systemCertificates: (count) => `Zertifikate des Systems, denen vertraut wird: ${formatCount(count)}.`,
  noSystemCertificates:
    'Die Zertifikate des Systems ließen sich nicht lesen; vertraut wird denen, die Sightline mitbringt.',
  extraFile: (path, count) => `Aus ${path} (NODE_EXTRA_CA_CERTS): ${formatCount(count)}.`,
  badExtraFile: (path) => `${path}, die Datei aus NODE_EXTRA_CA_CERTS, ließ sich nicht lesen.`,
  faults: CONNECTION_FAULTS_GERMAN,
};
