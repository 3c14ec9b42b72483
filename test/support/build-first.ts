/** Before the first test: the bundles are of the sources as they are now. */
import { fileURLToPath } from 'node:url';

import { ensureBuild } from '../../build/build-bundles.mjs';

export default function setup(): Promise<void> {
  return ensureBuild(fileURLToPath(new URL('../..', import.meta.url)), (line) => process.stderr.write(`${line}\n`));
}
