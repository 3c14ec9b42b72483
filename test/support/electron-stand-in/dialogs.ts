/** Stands in for Electron's `dialog`: a question waits until somebody answers it, or until the app takes it back. */
import { report } from './report.ts';

export interface DialogAnswer {
  /** Number of the button. */
  button?: number;
  /** What was chosen; none: the dialog was closed. */
  files?: readonly string[];
}

interface MessageBox {
  message: string;
  detail?: string;
  cancelId?: number;
  signal?: AbortSignal;
}

/** Open dialogs, oldest first. */
const open: ((answer: DialogAnswer) => void)[] = [];
/** A test that is faster than the app answers what is not there yet. */
const early: DialogAnswer[] = [];

/** What a person answers to the dialog that has been open the longest. */
export function answerDialog(answer: DialogAnswer): void {
  const next = open.shift();
  if (next) next(answer);
  else early.push(answer);
}

function ask(): { answer: Promise<DialogAnswer>; close: (answer: DialogAnswer) => void } {
  const { promise, resolve } = Promise.withResolvers<DialogAnswer>();
  const given = early.shift();
  if (given) resolve(given);
  else open.push(resolve);
  const close = (answer: DialogAnswer) => {
    const place = open.indexOf(resolve);
    if (place >= 0) open.splice(place, 1);
    resolve(answer);
  };
  return { answer: promise, close };
}

async function askForFiles(kind: string): Promise<readonly string[]> {
  report('file-dialog', kind);
  return (await ask().answer).files ?? [];
}

export const dialog = {
  showErrorBox: (title: string, content: string) => report('error-box', { title, content }),
  /** With a window before its options, or without. */
  showMessageBox: async (...call: unknown[]) => {
    const { message, detail, cancelId = 0, signal } = call.at(-1) as MessageBox;
    if (signal?.aborted) return { response: cancelId, checkboxChecked: false };
    report('message-box', message);
    if (detail) report('message-detail', detail);
    const { answer, close } = ask();
    signal?.addEventListener('abort', () => close({ button: cancelId }));
    return { response: (await answer).button ?? cancelId, checkboxChecked: false };
  },
  showOpenDialog: async () => {
    const filePaths = await askForFiles('open');
    return { canceled: filePaths.length === 0, filePaths };
  },
  showSaveDialog: async () => {
    const [filePath = ''] = await askForFiles('save');
    return { canceled: filePath === '', filePath };
  },
};
