/** One way of calling an operation and getting its envelope, so that the same cases run over every transport. */
import type { OperationName } from '#shared/contract/index.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Envelope } from '#shared/contract/wire.ts';
import type { Api } from '#support/api-client.ts';

export type Input = Record<string, unknown>;

export interface Transport {
  name: string;
  call(operation: OperationName, input: Input): Promise<Envelope<never>>;
}

/** Splits an input into path, query and body as the operation describes it and sends it with a key. */
export function httpTransport(api: Api): Transport {
  return {
    name: 'HTTP',
    call: async (name, input) => {
      const operation = OPERATIONS[name] as Operation;
      if (!operation.http) throw new Error(`${name} has no path.`);
      const rest = { ...input };
      const path = operation.http.path.replace(/\{(\w+)\}/g, (_, key: string) => {
        const value = String(rest[key]);
        delete rest[key];
        return encodeURIComponent(value);
      });
      const reply =
        operation.http.method === 'GET' ? await api.get(path, toQuery(rest)) : await api[toVerb(operation)](path, rest);
      return reply.json as Envelope<never>;
    },
  };
}

function toVerb(operation: Operation): 'post' | 'put' {
  return operation.http?.method === 'PUT' ? 'put' : 'post';
}

function toQuery(input: Input): Record<string, string> {
  const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, toText(value)]));
}

/** The data of an envelope; throws with the error when it holds one. */
export function toData(envelope: Envelope<never>): never {
  if ('error' in envelope) throw new Error(`${envelope.error.code}: ${envelope.error.message}`);
  return envelope.data;
}
