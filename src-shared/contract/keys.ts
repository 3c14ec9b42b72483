/** API keys: shown once when issued, stored only as a hash. Only the owner issues and revokes them. */
import { z } from 'zod';

import { ENVIRONMENTS } from './account.ts';
import { dateTime, nameText, projectIdParam } from './fields.ts';
import { operation, SCOPES } from './operation.ts';

export const keyRecord = z.object({
  id: z.string(),
  name: z.string(),
  environment: z.enum(ENVIRONMENTS),
  scopes: z.array(z.enum(SCOPES)),
  projectIds: z.array(z.string()).nullable().describe('Projects it may see; null: all of its environment'),
  createdAt: dateTime,
  lastUsedAt: dateTime.nullable(),
  revokedAt: dateTime.nullable(),
});

export const keyOperations = {
  'keys.create': operation({
    name: 'keys.create',
    summary: 'Issue an API key',
    http: 'secret',
    scope: null,
    changes: ['api-keys'],
    body: {
      name: nameText(1, 100),
      environment: z.enum(ENVIRONMENTS),
      scopes: z
        .array(z.enum(SCOPES))
        .min(1)
        .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
      projectIds: z.array(projectIdParam).min(1).optional(),
    },
    output: keyRecord.extend({ key: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  'keys.list': operation({
    name: 'keys.list',
    summary: 'List API keys',
    http: 'secret',
    scope: null,
    reads: ['api-keys'],
    output: z.array(keyRecord),
  }),
  'keys.revoke': operation({
    name: 'keys.revoke',
    summary: 'Revoke an API key',
    http: 'secret',
    scope: null,
    changes: ['api-keys'],
    params: { keyId: z.string() },
    output: keyRecord,
    errors: ['NOT_FOUND'],
  }),
};
