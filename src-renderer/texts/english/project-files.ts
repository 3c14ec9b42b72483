/** The words about a project as one file: saving it, and opening it again. */
import { formatQuantity } from '../format.ts';

export const PROJECT_FILES = {
  title: 'Save as a file',
  note: 'The whole project in one file, for another machine or for safekeeping. Keys are never included.',
  savePath: 'File on this machine',
  openTitle: 'Open a project file',
  openText:
    'A file that ends in .sightline holds a whole project. You see what it contains before anything is changed.',
  path: 'Project file on this machine',
  pathHint: 'For example /path/to/client.sightline',
  choose: 'Choose…',
  passphrase: 'Passphrase of the file',
  newPassphrase: 'Passphrase (optional)',
  passphraseHint: 'Without it nobody can open the file again, not even you.',
  save: 'Save',
  saving: 'Saving the project',
  saved: (answers: number, path: string, size: string) =>
    `${formatQuantity(answers, 'answer', 'answers')} saved to ${path} (${size}).`,
  look: 'Look inside',
  holds: 'What the file holds',
  project: 'Project',
  test: 'test',
  savedAt: 'Saved',
  savedBy: (when: string, version: string) => `${when} by Sightline ${version}`,
  answers: 'Answers',
  until: (answers: string, last: string) => `${answers}, the last one ${last}`,
  size: 'Size',
  there: (name: string, answers: number) =>
    `${name} is in this folder already, with ${formatQuantity(answers, 'answer', 'answers')}.`,
  thereRemoved: (name: string) => `${name} is in this folder already, among the removed projects.`,
  beside: 'Open the file as a copy beside it',
  replace: 'Replace it with the file; what was done here since is lost',
  doOpen: 'Open project',
  doReplace: 'Replace project',
  opening: 'Opening the project',
  opened: (name: string) => `${name} is open.`,
  heldSchedule: 'Its scheduled runs and reports wait until you start them in the settings.',
  heldJudge: 'Its judge waits until you start it in the settings.',
  held: 'Scheduled runs and reports wait',
  heldText:
    'The project came from a file. Where it was saved, the same schedules may still be running: both would ask, pay and build.',
  start: 'Start them here',
};
