/** Reads what was searched out of a conversation's tool entries. This wire reports what was found only where it is cited. */
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { argumentsShape, executionShape } from './reply-shape.ts';

export interface Searches {
  /** Non-blank queries in order, repeats kept. */
  queries: string[];
  /** Searches that ran. */
  count: number;
}

/** Reads all search entries of a conversation in order. */
export function readSearches(outputs: readonly unknown[]): Searches {
  const executions = pickFitting(executionShape, outputs);
  return { queries: executions.flatMap((execution) => readQueries(execution.arguments)), count: executions.length };
}

/** Arguments are a JSON text of an object; an object as it is does as well. */
function readQueries(value: unknown): string[] {
  const parsed = argumentsShape.safeParse(typeof value === 'string' ? parseJson(value) : value);
  if (!parsed.success) return [];
  const { query, queries } = parsed.data;
  return [query, ...queries]
    .filter((entry) => typeof entry === 'string')
    .map((entry) => toStorableText(entry).trim())
    .filter((entry) => entry !== '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
