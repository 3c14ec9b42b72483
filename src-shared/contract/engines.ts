/** How engines are reached: the route of each, and what the owner chose. */
import { z } from 'zod';

import { engineField } from './fields.ts';
import { operation } from './operation.ts';

/** Who asks is told by the key: a name or password in an address would be stored and shown with it. */
const baseUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((url) => !/^[^/]*\/\/[^/?#]*@/.test(url), 'must hold no user name or password');

export const engineState = z.object({
  engine: engineField,
  route: z.string().nullable(),
  surface: z.string().nullable(),
  /** Why it cannot be asked, in words for the owner; null when it can. */
  waiting: z.string().nullable(),
});

export const engineOperations = {
  'engines.list': operation({
    name: 'engines.list',
    summary: 'How each engine is reached in live projects, or why it waits',
    scope: null,
    output: z.array(engineState),
  }),
  'engines.configure': operation({
    name: 'engines.configure',
    summary: 'Choose the route of an engine; null gives it back its own',
    scope: null,
    params: { engine: engineField },
    body: {
      route: z.string().min(1).nullable(),
      baseUrl: baseUrl.optional(),
      model: z.string().trim().min(1).max(200).optional(),
    },
    output: z.array(engineState),
  }),
};
