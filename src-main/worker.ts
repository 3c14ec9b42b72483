/** Entry of a storage thread: the core's commands, served beside the database. */
import './core/commands.ts';
import { serveCommands } from './storage/serve-commands.ts';

serveCommands();
