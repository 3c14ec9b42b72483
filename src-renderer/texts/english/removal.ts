/** The words about removing a project, bringing it back and deleting it for good. */
import { formatCount, formatQuantity } from '../format.ts';

export const REMOVAL = {
  title: 'Remove this project',
  note: 'It leaves all lists and is asked nothing more. Its answers stay until it is deleted for good, in Data & backups.',
  remove: 'Remove project',
  removed: (name: string) => `${name} is removed.`,
  list: 'Removed projects',
  listNote: 'They are not asked and count in no figure. Their data is still here.',
  about: (answers: number, when: string) => `${formatQuantity(answers, 'answer', 'answers')}, removed on ${when}`,
  restore: 'Bring back',
  restoreOf: (name: string) => `Bring back: ${name}`,
  restored: 'The project is back.',
  erase: 'Delete for good',
  eraseOf: (name: string) => `Delete for good: ${name}`,
  erased: 'The project is deleted.',
  erasing: (deleted: number, before: number, left: string | null) =>
    `Being deleted: ${formatCount(deleted)} of ${formatQuantity(before, 'answer', 'answers')}${left === null ? '' : `, ${left} left`}`,
  erasingOf: (name: string) => `Deleting ${name}`,
  erasingNote: 'It goes on at the next start if Sightline is closed, and cannot be stopped.',
  question: (name: string) => `Delete ${name} for good?`,
  questionText: (answers: number) =>
    `Its prompts, ${formatQuantity(answers, 'answer', 'answers')}, tasks and reports are deleted and cannot be brought back, except by restoring a backup of everything. What was spent stays in the ledger.`,
};
