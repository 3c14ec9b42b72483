/** Examples of what the account says of itself. */
import type { Examples } from './example.ts';

export const accountExamples: Examples<'account.get'> = {
  'account.get': {
    input: {},
    output: {
      id: 'a5a3b7c8-e6d4-49f2-8411-c7d8e9fa0b1c',
      email: 'owner@kordiva.example',
      accountName: 'Kordiva',
      tier: 'agency_studio',
      projectCount: 1,
      scopes: ['read', 'write', 'export'],
      environment: 'live',
    },
  },
};
