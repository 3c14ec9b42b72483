/** What `npm run smoke` was told. */
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Step } from './step.ts';
import { openLeftFolder } from './world.ts';

export interface SmokeOptions {
  /** An installed app; null: the nearest to it that there is. */
  app: string | null;
  outDir: string;
  isUnattended: boolean;
  /** The most that paid calls may cost, in US dollars; null: none are made. */
  mostUsd: number | null;
  /** Ids of the steps to take. */
  only: readonly string[];
  /** What a run before a log-off left; null: there was none. */
  leftFolder: string | null;
}

/** The most that is spent unless more is said, as `engines verify` has it. */
const USUAL_MOST_USD = 1;

export const USAGE = `npm run smoke -- [options]

  --app PATH       look at an installed app: a folder, an .app or a program
  --out DIR        where the report goes; out/smoke/DATE unless told
  --unattended     ask nothing; what a person has to see is skipped
  --keys           call the services whose keys are in the environment, for money
  --most USD       with --keys: the most that all calls together may cost; ${USUAL_MOST_USD} unless told
  --only a,b       take these steps alone
  --after-log-off FOLDER
                   go on after a log-off, as the run before it said
  --help           this
`;

/** Null: help was asked for. Throws on what it does not know. */
export function readOptions(
  args: readonly string[],
  steps: readonly Pick<Step, 'id'>[],
  root: string,
  nowMs: number,
): SmokeOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      app: { type: 'string' },
      out: { type: 'string' },
      unattended: { type: 'boolean', default: false },
      keys: { type: 'boolean', default: false },
      most: { type: 'string' },
      only: { type: 'string' },
      'after-log-off': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const most = values.most === undefined ? USUAL_MOST_USD : Number(values.most);
  if (!(most > 0)) throw new Error('--most must be an amount in US dollars.');
  if (values.most !== undefined && !values.keys) throw new Error('--most says nothing without --keys.');
  const left = values['after-log-off'];
  const leftFolder = left === undefined ? null : openLeftFolder(left);
  if (left !== undefined && leftFolder === null) throw new Error(`No run of the smoke test left ${left}.`);
  const only = values.only?.split(',').map((id) => id.trim()) ?? steps.map(({ id }) => id);
  const unknown = only.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0) throw new Error(`There is no step "${unknown.join('", "')}".`);
  const date = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return {
    app: values.app ?? null,
    outDir: path.resolve(values.out ?? path.join(root, 'out/smoke', date)),
    isUnattended: values.unattended,
    mostUsd: values.keys ? most : null,
    only,
    leftFolder,
  };
}
