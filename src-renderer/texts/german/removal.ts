/** The words about removing a project, bringing it back and deleting it for good, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

export const REMOVAL: Texts['removal'] = {
  title: 'Dieses Projekt entfernen',
  note: 'Es verschwindet aus allen Listen und wird nichts mehr gefragt. Seine Antworten bleiben, bis es unter „Daten & Sicherungen“ endgültig gelöscht wird.',
  remove: 'Projekt entfernen',
  removed: (name) => `${name} ist entfernt.`,
  list: 'Entfernte Projekte',
  listNote: 'Sie werden nicht gefragt und stehen in keiner Zahl. Was sie enthalten, ist noch da.',
  about: (answers, when) => `${formatQuantity(answers, 'Antwort', 'Antworten')}, entfernt am ${when}`,
  restore: 'Zurückholen',
  restoreOf: (name) => `Zurückholen: ${name}`,
  restored: 'Das Projekt ist wieder da.',
  erase: 'Endgültig löschen',
  eraseOf: (name) => `Endgültig löschen: ${name}`,
  erased: 'Das Projekt ist gelöscht.',
  erasing: (deleted, before, left) =>
    `Wird gelöscht: ${formatCount(deleted)} von ${formatQuantity(before, 'Antwort', 'Antworten')}${left === null ? '' : `, noch ${left}`}`,
  erasingOf: (name) => `${name} wird gelöscht`,
  erasingNote: 'Wird Sightline geschlossen, geht es beim nächsten Start weiter. Aufhalten lässt es sich nicht.',
  question: (name) => `${name} endgültig löschen?`,
  questionText: (answers) =>
    `Prompts, ${formatQuantity(answers, 'Antwort', 'Antworten')}, Aufgaben und Berichte werden gelöscht und lassen sich nur zurückholen, indem eine Sicherung von allem eingespielt wird. Was ausgegeben wurde, bleibt im Kontobuch.`,
};
