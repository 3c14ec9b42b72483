/** Parameters that several operations take alike (the window, the filters, ids in paths), each written once. */
import type { Json } from './component-schemas.ts';

type Parameter = Json & { name: string };

export class ParameterComponents {
  readonly #uses = new Map<string, Parameter[]>();

  /** The parameter as it stands in an operation, until {@link share} knows which others are alike. Examples make no difference. */
  toParameter(parameter: Parameter): Json {
    const { example: _, ...told } = parameter;
    const text = JSON.stringify(told);
    this.#uses.set(text, [...(this.#uses.get(text) ?? []), parameter]);
    return parameter;
  }

  /** Turns what occurs twice into references, and gives back what they point to. The examples of replies tell more than theirs. */
  share(): Record<string, Json> {
    const components: Record<string, Json> = {};
    for (const uses of this.#uses.values()) {
      const [first] = uses;
      if (!first || uses.length < 2) continue;
      const name = toFreeName(first.name, components);
      const { example: _, ...told } = first;
      components[name] = told;
      for (const use of uses) becomeReference(use, name);
    }
    return components;
  }
}

/** `timeframe`, and `timeframe2` for one of the same name that takes something else. */
function toFreeName(base: string, taken: Record<string, Json>): string {
  let name = base;
  for (let next = 2; name in taken; next++) name = `${base}${next}`;
  return name;
}

function becomeReference(parameter: Json, name: string): void {
  for (const key of Object.keys(parameter)) delete parameter[key];
  parameter.$ref = `#/components/parameters/${name}`;
}
