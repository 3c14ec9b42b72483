/** What tests of the smoke test begin with: an environment with secrets of the owner's, and the report that a run left. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { SmokeReport } from '../../build/smoke/write-report.ts';

export const OWNERS_KEY = 'sk-owner-2f9c4b7a1d';
/** Wherever the tests run: never a window on somebody's screen. */
export const SMOKE_ENV = {
  ...process.env,
  SIGHTLINE_NO_ELECTRON: '1',
  OPENAI_API_KEY: OWNERS_KEY,
  MY_TOKEN: 'zq7Hx04kLmv',
};

export function readReport(outDir: string): { report: SmokeReport; page: string } {
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  return { report: JSON.parse(read('smoke.json')), page: read('smoke.html') };
}
