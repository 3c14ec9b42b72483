/** Entry of a storage thread that serves the probe commands. Loaded by Node itself: relative paths and package imports only. */
import { serveCommands } from '#main/storage/serve-commands.ts';
import './probe-commands.ts';

serveCommands();
