/** Project files: saved, looked into, opened. Nobody who may not see a project learns by its file that it is there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { AppError, forbidden, notFound, validationError } from '#shared/app-error.ts';
import type { ParsedInput } from '#shared/contract/index.ts';
import { type Caller, maySee } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { type FileContents, inspectProjectFile, openProjectFile } from '../core/project-files/open-project-file.ts';
import { saveProjectFile } from '../core/project-files/save-project-file.ts';
import { forgetStop, stopCall } from '../core/stopped-calls.ts';
import { withInboxFile } from '../core/transfer/inbox-file.ts';
import type { JobProgress } from '../storage/command.ts';
import type { Handlers } from './handler.ts';

const MEDIA_TYPE = 'application/vnd.sightline.project';
const EXTENSION = '.sightline';

export const projectFileHandlers = {
  'projectFiles.save': async ({ core, project, input: { path, passphrase = null, replace = false, token = null } }) =>
    withToken(core, token, (report) => {
      const request = { projectId: project.id, path: resolve(path), passphrase, replaces: replace, token };
      return core.storage.job(saveProjectFile, { ...request, appVersion: core.version }, report);
    }),
  'projectFiles.download': async ({ core, project, input: { passphrase = null } }) => {
    const fileName = `${toFileName(project.name)}${EXTENSION}`;
    const path = join(mkdtempSync(join(core.storage.dataDir, `opening-${process.pid}-`)), 'project');
    const request = { projectId: project.id, path, passphrase, replaces: false, token: null };
    try {
      await core.storage.job(saveProjectFile, { ...request, appVersion: core.version });
    } catch (error) {
      rmSync(join(path, '..'), { recursive: true, force: true });
      throw error;
    }
    return { fileName, mediaType: MEDIA_TYPE, path };
  },
  'projectFiles.inspect': async ({ core, input: { path, passphrase = null } }) => {
    const wanted = resolve(path);
    const found = await core.storage.job(inspectProjectFile, { path: wanted, passphrase });
    return { path: wanted, ...toWireContents(found) };
  },
  'projectFiles.open': async ({ core, caller, input: { path, passphrase, ifThere, token } }) =>
    openFile(core, caller, { path: resolve(path), passphrase, ifThere, token }),
  'projectFiles.upload': async ({ core, caller, sent, input: { base64, ...request } }) => {
    if (sent !== null) return openFile(core, caller, { ...request, path: sent });
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length === 0) throw validationError([{ path: 'base64', message: 'is empty' }]);
    return withInboxFile(core.storage.dataDir, `project${EXTENSION}`, bytes, (path) =>
      openFile(core, caller, { ...request, path }),
    );
  },
  'projectFiles.cancel': async ({ core, input: { token } }) => {
    await core.storage.write(stopCall, token);
    return { token };
  },
} satisfies Handlers;

async function openFile(core: Core, caller: Caller, input: ParsedInput<'projectFiles.open'>) {
  const { path, passphrase = null, ifThere = null, token = null } = input;
  await checkCaller(core, caller, { path, passphrase }, ifThere);
  try {
    const opened = await withToken(core, token, (report) =>
      core.storage.job(openProjectFile, { path, passphrase, ifThere, token }, report),
    );
    const { publicId: id, ...receipt } = opened;
    return { id, ...receipt };
  } finally {
    // What was replaced, or did not get to its end, is deleted as any project is.
    await core.eraser.resume();
    if (core.ownTransport === 'command_line') await core.eraser.settle();
  }
}

/** A key opens what is of its own environment, and replaces what it may see; one that is restricted to projects brings none in. */
async function checkCaller(
  core: Core,
  caller: Caller,
  request: { path: string; passphrase: string | null },
  ifThere: 'replace' | 'beside' | null,
): Promise<void> {
  if (caller.kind === 'owner') return;
  if (caller.projectIds !== null) {
    const message = 'This key is restricted to projects and may not bring one in.';
    throw forbidden('insufficient_scope', message, { required: 'unrestricted key' });
  }
  const { project, there } = await core.storage.job(inspectProjectFile, request);
  if (project.environment !== caller.environment) {
    throw new AppError(
      'FORBIDDEN',
      `This key is for ${caller.environment} projects; the file holds a ${project.environment} one.`,
    );
  }
  if (
    there &&
    ifThere === 'replace' &&
    (there.isRemoved || !maySee(caller, { id: there.id, environment: project.environment }))
  )
    throw notFound('The project');
}

/** Tells windows how far it is, and forgets that somebody wanted it stopped. */
async function withToken<T>(
  core: Core,
  token: string | null,
  work: (report: (progress: JobProgress) => void) => Promise<T>,
): Promise<T> {
  const report = ({ done, total }: JobProgress) => {
    if (token !== null) core.progress.emit({ kind: 'project-file-progress', token, done, total: total ?? done });
  };
  try {
    return await work(report);
  } finally {
    if (token !== null) await core.storage.write(forgetStop, token);
  }
}

/** Plain letters, digits and hyphens. */
function toFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60) || 'project';
}

function toWireContents({ there, createdAt, ...contents }: FileContents) {
  const { name, answers, isRemoved } = there ?? { name: '', answers: 0, isRemoved: false };
  return { ...contents, savedAt: createdAt, there: there && { name, answers, isRemoved } };
}
