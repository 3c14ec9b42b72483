/** The words of what the desktop app asks of its window, and of its settings, in German. */
import type { Texts } from '../english/index.ts';
import { formatQuantity } from '../format.ts';

export const DESKTOP: Texts['desktop'] = {
  title: 'App',
  intents: {
    linkRefused: {
      title: 'Dieser Link führt nirgendwohin',
      text: 'Sightline sollte einen Link öffnen, den es nicht kennt. Es wurde nichts geöffnet.',
    },
    windowReloaded: {
      title: 'Das Fenster ist abgestürzt und wurde neu geladen',
      text: 'Der Dienst dahinter lief weiter. Nichts Gespeichertes ist verloren.',
    },
    endedBadly: {
      title: 'Sightline wurde beim letzten Mal unerwartet beendet',
      kept: (answers, startedAt) =>
        `Alles Gespeicherte ist da: ${answers}. Die Sitzung hatte am ${startedAt} begonnen.`,
      goesOn: (questions) => `Weiter geht es mit: ${questions}.`,
      answers: (count) => formatQuantity(count, 'Antwort', 'Antworten'),
      questions: (count) => formatQuantity(count, 'offene Frage', 'offene Fragen'),
    },
    notOpened: {
      title: 'Das System konnte das nicht öffnen',
      text: (what) => `Kein Programm konnte es öffnen: ${what}`,
    },
    twoDataFolders: {
      title: 'Es gibt zwei Datenordner',
      text: (used, unused) =>
        `Benutzt wird ${used}. Auch ${unused}, wo eine frühere Version ihre Daten hatte, enthält Daten; dort wurde nichts verändert.`,
    },
    runRefused: { title: 'Es wurde kein Durchlauf gestartet', noProject: 'Öffnen Sie zuerst ein Projekt.' },
    newer: { title: (version) => `Sightline ${version} ist erschienen`, link: 'Neuigkeiten ansehen' },
  },
  appearance: {
    title: 'Darstellung und Sprache',
    scheme: 'Hell oder dunkel',
    contrast: 'Kontrast',
    contrastSystem: 'Wie das System',
    contrastMore: 'Hoch',
    contrastForced: 'Das System gibt gerade eigene Kontrastfarben vor; sie gehen dieser Wahl vor.',
    motion: 'Bewegung',
    motionNote: 'Richtet sich nach dem System: Wünscht es weniger Bewegung, bewegt sich hier nichts.',
    language: 'Sprache',
    languageSystem: 'Wie das System',
    languageNote: 'Das Fenster wird in der anderen Sprache neu geladen.',
  },
  behaviour: {
    title: 'Auf diesem Rechner',
    note: 'Bis auf das Symbol und das Wachbleiben ist hier nichts eingeschaltet, bevor Sie es einschalten.',
    startAtLogin: 'Beim Anmelden starten',
    startAtLoginNote: 'Damit geplante Durchläufe stattfinden, ohne dass Sie daran denken.',
    startAtLoginDevelopment: 'Dafür muss die App installiert sein; diese läuft aus ihren Quellen.',
    startAtLoginRefused:
      'Das System startet Sightline nicht: Es wurde nicht erlaubt oder in den Einstellungen des Systems ausgeschaltet.',
    tray: 'Symbol neben der Uhr',
    trayNote: 'Zeigt den nächsten Durchlauf; startet Durchläufe und hält sie an.',
    keepInTray: 'Weiterlaufen, wenn das Fenster geschlossen wird',
    keepInTrayNote:
      'Geplante Durchläufe finden dann auch ohne Fenster statt. Beenden können Sie über das Symbol oder das Menü.',
    stayAwake: 'Wach bleiben, solange gefragt wird',
    stayAwakeNote:
      'Der Rechner schläft nicht von selbst ein, solange bezahlte Aufrufe laufen oder anstehen. Der Bildschirm darf dunkel werden; Zuklappen wirkt wie immer.',
    notifyRuns: 'Melden, wenn ein Durchlauf beendet ist',
    notifyRunsNote: 'Eine Mitteilung des Systems mit der Zahl der Antworten.',
    notifyEngines: 'Melden, wenn ein KI-Dienst mich braucht',
    notifyEnginesNote: 'Ein abgelehnter Schlüssel, ein leeres Konto, ein KI-Dienst, der nicht mehr antwortet.',
    cannotNotify: 'Dieses System zeigt keine Mitteilungen von Programmen.',
    noticesRefused: (said) =>
      `Mitteilungen wurden ausgeschaltet, weil das System eine nicht zeigen wollte. Erlauben Sie sie für Sightline in den Einstellungen des Systems und schalten Sie sie dann wieder ein. Meldung des Systems: ${said}`,
    onlyDesktop: 'Nur in der Desktop-App',
    onlyDesktopNote:
      'Dieser Dienst läuft ohne Fenster. Starten Sie die Desktop-App mit diesem Datenordner, um dies zu nutzen; was Sie hier einstellen, wird dafür aufgehoben. Der Start mit dem System wird dort eingeschaltet.',
  },
  updates: {
    title: 'Neue Versionen',
    check: 'Einmal am Tag nach neuen Versionen sehen',
    checkNote:
      'Eine Anfrage an eine feste Adresse, ohne Angaben über Sie oder Ihre Daten. Sie werden nur benachrichtigt; heruntergeladen wird nichts.',
    noFeed: 'Dieser Build kennt keine Adresse, die er fragen könnte; es gibt also nichts einzuschalten.',
    now: 'Jetzt nachsehen',
    never: 'Noch nicht nachgesehen.',
    current: (version, when) => `${version} ist die neueste Version. Nachgesehen: ${when}.`,
    newer: (version) => `Version ${version} ist erschienen.`,
    see: 'Neuigkeiten ansehen',
    unreachable: (when) => `Die Adresse hat nicht geantwortet (${when}).`,
    unreadable: (when) => `Die Adresse hat geantwortet, aber keine Version genannt (${when}).`,
  },
  about: {
    title: 'Über Sightline',
    version: 'Version',
    licence: 'Lizenz',
    dataFolder: 'Datenordner',
    openDataFolder: 'Öffnen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    licences: 'Lizenzen der Bestandteile',
    licencesNote: (packages) => `${packages} von anderen. Wählen Sie eines, um seine Lizenz zu lesen.`,
    packages: (count) => formatQuantity(count, 'Paket', 'Pakete'),
    search: 'Pakete suchen',
    noMatch: 'Kein Paket heißt so oder hat diese Lizenz.',
    noText: 'Das Paket enthält keinen Lizenztext.',
    runtime: 'Die Desktop-App enthält außerdem Electron und Chromium; deren Lizenzen liegen neben dem Programm.',
    show: 'Anzeigen',
    hide: 'Verbergen',
    unreadable: 'Die Liste ist nicht lesbar. Bauen Sie die App mit „npm run build“ neu.',
  },
  failed: 'Das konnte nicht geändert werden',
};
