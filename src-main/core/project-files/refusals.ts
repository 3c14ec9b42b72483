/** Why a project file is not opened or saved: one sentence each, by a reason that windows translate. */
import { AppError } from '#shared/app-error.ts';

const SENTENCES = {
  file_foreign: 'This is no project file of Sightline. Nothing was changed.',
  file_damaged: 'The project file is damaged or incomplete. Nothing was changed; take another copy of it.',
  file_newer: 'The project file was written by a newer Sightline. Nothing was changed; update this one first.',
  passphrase_missing: 'The project file is locked. Give its passphrase.',
  passphrase_wrong: 'This passphrase does not open the project file. Nothing was changed.',
  project_there: 'The project is in this folder already. Replace it, or open the file as a copy beside it.',
  file_cancelled: 'It was stopped. Nothing was changed.',
  import_under_way: 'Answers are being imported into the project. Save it when that is over.',
} as const;

export type FileReason = keyof typeof SENTENCES;

/** `said`: for those who look closer; it is in the details and the log. */
export function refuseFile(reason: FileReason, said?: string, cause?: unknown): AppError {
  return new AppError('CONFLICT', SENTENCES[reason], { reason, ...(said === undefined ? {} : { said }) }, cause);
}
