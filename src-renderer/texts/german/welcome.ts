/** The words of the welcome screen, in German. */
import type { Texts } from '../english/index.ts';

export const WELCOME: Texts['welcome'] = {
  title: 'Noch kein Projekt in diesem Ordner',
  intro:
    'Ein Projekt ist eine Marke, die Fragen, die Menschen zu ihrem Gebiet stellen, und die KI-Suchmaschinen, die gefragt werden. Hier steht dann, wie oft die Antworten die Marke nennen oder ihre Website zitieren, jede Zahl mit ihrem Intervall und ihrer Grundlage.',
  waysTitle: 'Zwei Wege zu einem Projekt',
  sample: {
    title: 'Das Beispielprojekt',
    text: 'Sightline legt es beim Start auf einem leeren Datenordner an: eine erfundene Marke mit simulierten Antworten, die nichts kosten. Hier wurde es weggelassen; starten Sie noch einmal auf einem leeren Ordner, ohne --no-sample.',
  },
  api: {
    title: 'Ihr eigenes, über die lokale API',
    text: 'Erzeugen Sie auf diesem Rechner einen Schlüssel und senden Sie eine Anfrage. Dieses Fenster öffnet das Projekt, sobald es da ist.',
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
};
