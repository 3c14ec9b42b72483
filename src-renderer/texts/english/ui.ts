/** The words of the primitives. */
import { formatQuantity } from '../format.ts';

export const UI = {
  retry: 'Try again',
  search: 'Search',
  close: 'Close',
  /** As they are on keyboards, but for those of Apple. */
  keys: { control: 'Ctrl', enter: 'Enter' },
  undo: 'Undo',
  cancel: 'Cancel',
  save: 'Save',
  nothingFound: 'Nothing found',
  explain: (name: string) => `Explain ${name}`,
  key: {
    works: (model: string, duration: string) => `It works: ${model} answered in ${duration}.`,
    refused: 'It was not saved.',
    refusedKept: (ending: string) => `It was not saved: the key that was there${ending} stays in use.`,
    savedAnyhow: 'The key is saved, but the test call did not go through.',
  },
  errors: {
    unreachable: {
      title: 'Sightline does not answer',
      help: 'Your data is safe on disk. Check that Sightline is still running, then try again.',
    },
    folderGone: {
      title: 'The data folder is gone',
      help: 'It was moved or deleted, or its drive was disconnected. Until it is back, nothing is asked or saved; answers that are still coming in are kept. Put the folder back, and Sightline continues by itself.',
    },
    answersLost: {
      title: 'Stored answers are missing',
      help: (answers: number, stored: string, moment: string) =>
        `The database holds ${formatQuantity(answers, 'answer', 'answers')}; on ${moment} there were ${stored}. Its write-ahead log was lost or damaged. Nothing is asked or saved until you decide.`,
      backup: (path: string, answers: number) =>
        `The newest good backup, ${path}, has ${formatQuantity(answers, 'answer', 'answers')}. To put it in place:`,
      noBackup: 'There is no good backup in the data folder.',
      goOn: 'To go on with the answers that are there:',
      desktop: 'The desktop app asks for this decision when it is started again.',
    },
    missing: {
      title: 'This is not here any more',
      help: 'It was removed, or the address is wrong.',
    },
    refused: {
      title: 'Sightline refused this request',
      help: 'Nothing was changed. The reason is named below.',
    },
    internal: {
      title: 'This could not be loaded',
      help: 'Your data is safe. Try again; if it happens again, the log in the data folder says why.',
    },
  },
};
