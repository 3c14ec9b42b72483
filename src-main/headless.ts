/** Headless entry: the service in plain Node, with the app at `/` for a browser on this machine. */
import { Command } from 'commander';

import { bindServe } from './serve.ts';

const program = new Command('serve').option(
  '--data-dir <folder>',
  'data folder (else SIGHTLINE_DATA_DIR, else the usual place)',
);
void bindServe(program).parseAsync();
