/** A client whose writing calls have what they changed asked again, so that no button has to know what hangs on it. */
import { CHANGES } from '#shared/contract/effects.ts';

import type { AppClient } from './app-client.ts';
import { projectOf } from './operation-query.ts';
import type { Refresher } from './refresher.ts';

export function followWrites(client: AppClient, refresher: Refresher): AppClient {
  return {
    ...client,
    async call(operation, input) {
      const subjects = CHANGES[operation];
      if (!subjects?.length) return client.call(operation, input);
      const end = refresher.begin({ operation, subjects, projectId: projectOf(input) ?? null });
      try {
        return await client.call(operation, input);
      } finally {
        // Also after a refusal: part of it may have been done.
        end();
      }
    },
  };
}
