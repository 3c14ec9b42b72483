/** The words of the frame around all screens, in German. */
import type { Texts } from '../english/index.ts';

export const APP: Texts['app'] = {
  product: 'Sightline',
  skip: 'Zum Inhalt springen',
  navigation: {
    label: 'Hauptnavigation',
    collapse: 'Navigation einklappen',
    expand: 'Navigation ausklappen',
    project: 'Projekt',
    chooseProject: 'Projekt wählen',
    noProject: 'Noch kein Projekt',
    test: 'Test',
    testHint: 'Testumgebung: Die Antworten kommen von der simulierten Suchmaschine und kosten nichts',
    pitch: 'Pitch',
    pitchEnded: 'Pitch beendet',
  },
  screens: {
    overview: 'Überblick',
    prompts: 'Prompts',
    prompt: 'Prompt',
    answers: 'Antworten',
    competitors: 'Wettbewerber',
    sources: 'Quellen',
    fanouts: 'Fan-outs',
    tasks: 'Aufgaben',
    attribution: 'Attribution',
    reports: 'Berichte',
    costs: 'Durchläufe & Kosten',
    settings: 'Einstellungen',
  },
  appearance: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', auto: 'Wie das System' },
  compared: (range: string, before: string) => `${range}, verglichen mit ${before} (UTC-Tage)`,
  signedOut: {
    title: 'Dieses Fenster ist nicht angemeldet',
    help: 'Starten Sie Sightline neu und öffnen Sie den Link, der dabei ausgegeben wird. Er gilt einmal und nur auf diesem Rechner.',
  },
  crash: {
    title: 'Diese Ansicht funktioniert nicht mehr',
    help: 'Ihre Daten sind sicher. Laden Sie das Fenster neu; wenn es wieder geschieht, wählen Sie eine andere Ansicht.',
    reload: 'Neu laden',
  },
  missing: {
    title: 'Unter dieser Adresse gibt es nichts',
    help: 'Wählen Sie links ein Projekt.',
  },
};
