/** The client inside the desktop window: calls and events cross the preload bridge. Nothing else may touch the bridge. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { DesktopBridge } from '#shared/contract/wire.ts';

import { type AppClient, unreachable } from './app-client.ts';
import { openEnvelope } from './open-envelope.ts';
import { toAppEvent } from './to-app-event.ts';

/** A client over the bridge. Its calls throw AppError, also when the bridge itself fails. */
export function createIpcClient(bridge: DesktopBridge): AppClient {
  return {
    async call(operation, input) {
      const envelope = await bridge.call(operation, input).catch((cause: unknown) => {
        throw unreachable(cause);
      });
      return openEnvelope(envelope) as OperationOutput<typeof operation>;
    },
    listen(listener) {
      return bridge.onEvent((value) => {
        const event = toAppEvent(value);
        if (event) listener.onEvent(event);
      });
    },
  };
}
