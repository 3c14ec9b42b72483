/** How AI assistants are connected: ready configurations, none of which holds a key. */
import { z } from 'zod';

import { ASSISTANTS } from '../vocabulary/assistants.ts';
import { yesOrNo } from './fields.ts';
import { operation } from './operation.ts';

export const assistantOperations = {
  'assistants.setUp': operation({
    name: 'assistants.setUp',
    summary: 'Configurations by which AI assistants find the MCP server of this machine',
    http: 'machine',
    scope: null,
    reads: 'snapshot',
    query: {
      mayWrite: yesOrNo
        .default(false)
        .describe('Of those over stdio: whether the assistant may add prompts and keep reports'),
      maySpend: yesOrNo.default(false).describe('The same: whether it may ask engines, which can cost money'),
    },
    output: z.object({
      address: z.string().nullable().describe('Of the MCP server over HTTP; null while no server runs'),
      configs: z.array(
        z.object({
          assistant: z.enum(ASSISTANTS),
          file: z.string().describe('Where it belongs; empty: the assistant says'),
          language: z.enum(['json', 'toml']),
          stdio: z.string(),
          http: z.string().nullable().describe('null: it takes no local server over HTTP'),
        }),
      ),
    }),
  }),
};
