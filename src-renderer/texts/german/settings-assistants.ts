/** The words of the settings about AI assistants, in German. */
import type { Texts } from '../english/index.ts';

export const SETTINGS_ASSISTANTS: Texts['settings']['assistants'] = {
  title: 'Einen KI-Assistenten verbinden',
  note: 'Er fragt Sightline in Ihren Worten: wie die Marke steht, warum sich etwas geändert hat, wen man ansprechen sollte',
  assistant: 'Assistent',
  other: 'Ein anderer, der MCP-Server unterstützt',
  way: 'Wie er sich verbindet',
  ways: { stdio: 'Startet Sightline selbst', http: 'Über HTTP, mit Schlüssel' },
  noHttp:
    'Dieser Assistent verbindet sich nicht über HTTP mit einem lokalen Server; lassen Sie ihn Sightline selbst starten.',
  more: 'Er darf außerdem',
  mayWrite: 'Prompts anlegen (pausiert) und Berichte als Dateien ablegen',
  maySpend: 'KI-Dienste fragen, was Geld kosten kann; Kostengrenzen gelten',
  readsOnly: 'Er liest nur, solange Sie nicht mehr erlauben.',
  httpRights: 'Er darf, was sein Schlüssel darf: Für alle Fragen genügt ein Schlüssel, der nur liest.',
  where: (file) => `Das gehört in ${file}:`,
  whereOther: 'Das gehört dorthin, wo der Assistent seine Server führt:',
  copy: 'Kopieren',
  copied: 'Kopiert',
  noSecret: 'Es steht kein Schlüssel darin.',
  keyGoes:
    'Es steht kein Schlüssel darin: Legen Sie unter API-Schlüssel einen an und tragen Sie ihn ein, wo dieser Text danach fragt.',
  running: 'Sightline muss laufen, während der Assistent fragt.',
  privacy:
    'Der Assistent schickt, was er liest, also Antworten und Zahlen, an das Unternehmen, das sein Modell betreibt. Sightline selbst schickt nichts.',
};
