/** Parts that several operations have alike (parameters, replies): each that occurs twice is written once, as a component. */
import type { Json } from './component-schemas.ts';

export class RepeatedParts {
  readonly #place: string;
  readonly #uses = new Map<string, { name: string; parts: Json[] }>();

  /** `place` is where below `components` they go. */
  constructor(place: 'parameters' | 'responses') {
    this.#place = place;
  }

  /** The part as it is in an operation, until {@link share} knows which others are alike. */
  add(name: string, part: Json): Json {
    const text = JSON.stringify(part);
    const known = this.#uses.get(text);
    if (known) known.parts.push(part);
    else this.#uses.set(text, { name, parts: [part] });
    return part;
  }

  /** Turns what occurs twice into references, and gives back what they point to. */
  share(): Record<string, Json> {
    const components: Record<string, Json> = {};
    for (const { name: base, parts } of this.#uses.values()) {
      if (parts.length < 2) continue;
      const name = toFreeName(base, components);
      components[name] = { ...parts[0] };
      for (const part of parts) becomeReference(part, `#/components/${this.#place}/${name}`);
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

function becomeReference(part: Json, $ref: string): void {
  for (const key of Object.keys(part)) delete part[key];
  part.$ref = $ref;
}
