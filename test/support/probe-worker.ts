/** Entry of a storage thread that serves the probe commands; `probe-entry.ts` makes one file of it. */
import { serveCommands } from '#main/storage/serve-commands.ts';
import './probe-commands.ts';

serveCommands();
