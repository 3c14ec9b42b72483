/** `engines.list`: how each engine is reached in live projects, or why it waits, with what its settings are chosen by. */
import { listEngineStates } from './engine-view.ts';
import { handler } from './handler.ts';

export const listEngines = handler('engines.list', (core) => listEngineStates(core));
