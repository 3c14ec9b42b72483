/** Parameters that many operations share (the window, the filters, the page), each written once. */
import type { Json } from './component-schemas.ts';

/** The window and the filters of every figure, paging, and what paths begin with. */
const SHARED = new Set([
  'projectId',
  'timeframe',
  'startDate',
  'endDate',
  'model',
  'language',
  'surface',
  'branded',
  'tags',
  'page',
  'limit',
]);

export class ParameterComponents {
  readonly components: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  /** A reference for a shared parameter, else the parameter itself. Shared ones have no example: that of an operation's reply tells more. */
  toParameter(parameter: Json & { name: string }): Json {
    if (!SHARED.has(parameter.name)) return parameter;
    const { example: _, ...shared } = parameter;
    const text = JSON.stringify(shared);
    const name = this.#names.get(text) ?? this.#add(text, parameter.name, shared);
    return { $ref: `#/components/parameters/${name}` };
  }

  /** `timeframe`, and `timeframe2` for one of the same name that takes something else. */
  #add(text: string, base: string, shared: Json): string {
    let name = base;
    for (let next = 2; name in this.components; next++) name = `${base}${next}`;
    this.components[name] = shared;
    this.#names.set(text, name);
    return name;
  }
}
