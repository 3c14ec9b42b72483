/** The client inside a browser: same-origin requests with the session cookie, and the server's event stream. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { type AppClient, unreachable } from './app-client.ts';
import { openEnvelope } from './open-envelope.ts';
import { toAppEvent } from './to-app-event.ts';

/** What this client needs of the browser; tests bring their own. */
export interface Browser {
  fetch: typeof fetch;
  openEventStream(address: string): EventSource;
}

const ownBrowser: Browser = {
  fetch: (...request) => fetch(...request),
  openEventStream: (address) => new EventSource(address),
};

async function post(browser: Browser, operation: string, input: unknown): Promise<unknown> {
  try {
    const response = await browser.fetch(`/app/call/${operation}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(input),
    });
    return await response.json();
  } catch (cause) {
    throw unreachable(cause);
  }
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** A client over HTTP. Its calls throw AppError; a server that is gone counts as unreachable. */
export function createHttpClient(browser: Browser = ownBrowser): AppClient {
  return {
    async call(operation, input) {
      return openEnvelope(await post(browser, operation, input)) as OperationOutput<typeof operation>;
    },
    listen(listener) {
      const stream = browser.openEventStream('/app/events');
      let wasLost = false;
      stream.onmessage = ({ data }) => {
        const event = toAppEvent(parse(data));
        if (event) listener.onEvent(event);
      };
      stream.onerror = () => {
        wasLost = true;
      };
      stream.onopen = () => {
        if (wasLost) listener.onReconnect();
        wasLost = false;
      };
      return () => stream.close();
    },
  };
}
