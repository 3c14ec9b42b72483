/** How AI assistants are connected to this machine. */
import { planClientConfigs } from '../core/assistants/client-configs.ts';
import { findLaunchCommand } from '../core/assistants/launch-command.ts';
import { planDataDir } from '../storage/data-folder.ts';
import type { Handlers } from './handler.ts';

export const assistantHandlers = {
  'assistants.setUp': async ({ core, input }) => {
    const { dataDir } = core.storage;
    const configs = planClientConfigs({
      ...input,
      launch: findLaunchCommand(),
      // Another program finds the usual folder by itself, and has other variables than this one.
      dataDir: dataDir === planDataDir(undefined, { ...process.env, SIGHTLINE_DATA_DIR: undefined }) ? null : dataDir,
      address: core.apiAddress,
    });
    return { address: core.apiAddress === null ? null : `${core.apiAddress}/mcp`, configs };
  },
} satisfies Handlers;
