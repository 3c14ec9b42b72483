/** `engines.setKey`: saves the key of a route as it is, without a call. */
import { handler } from './handler.ts';
import { requireKeyVariable } from './require-key-variable.ts';
import { saveEngineKey } from './save-engine-key.ts';

export const setEngineKey = handler('engines.setKey', async (core, _caller, input) =>
  saveEngineKey(core, requireKeyVariable(input.route), input.key),
);
