/** The account that owns the data folder. */
import { z } from 'zod';

import { isTimeZone } from '../time/month-text.ts';
import { TIERS } from '../vocabulary/plans.ts';
import { emailField, nameText } from './fields.ts';
import { operation, SCOPES } from './operation.ts';

export const ENVIRONMENTS = ['live', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const account = z.object({
  id: z.string(),
  email: z.string(),
  accountName: z.string(),
  tier: z.string(),
  projectCount: z.int(),
  scopes: z.array(z.enum(SCOPES)),
  environment: z.enum(ENVIRONMENTS),
});

export const accountOperations = {
  'account.get': operation({
    name: 'account.get',
    summary: 'The account behind the key',
    http: { method: 'GET', path: '/me' },
    scope: null,
    reads: ['account', 'projects'],
    output: account,
  }),
  'account.update': operation({
    name: 'account.update',
    summary: 'Change the account: its plan, name, e-mail or time zone',
    http: 'guard',
    scope: null,
    changes: ['account'],
    body: {
      tier: z.enum(TIERS).optional(),
      accountName: nameText(1, 200).optional(),
      email: emailField.optional(),
      timeZone: z
        .string()
        .refine(isTimeZone, 'must be the name of a time zone, for example Europe/Berlin')
        .optional()
        .describe('Whose months caps and costs go by from now on; what was booked stays in its month'),
    },
    output: z.object({
      id: z.string(),
      tier: z.enum(TIERS),
      accountName: z.string(),
      email: z.string(),
      timeZone: z.string(),
    }),
  }),
};
