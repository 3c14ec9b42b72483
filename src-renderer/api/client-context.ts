/** Hands the one client of the window to whatever asks for data. */
import { createContext, useContext } from 'react';

import type { AppClient } from './app-client.ts';

export const ClientContext = createContext<AppClient | null>(null);

/** The client. Throws outside of its provider, which is a fault of the program. */
export function useClient(): AppClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('There is no client around this component.');
  return client;
}
