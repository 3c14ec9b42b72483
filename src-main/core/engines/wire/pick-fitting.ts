/** Picks what a reader understands out of a list that may hold anything. */
import { z } from 'zod';

/** The elements that fit the shape, in order; the others are passed over. */
export function pickFitting<Shape extends z.ZodType>(shape: Shape, elements: readonly unknown[]): z.infer<Shape>[] {
  const types = typesOf(shape);
  const fitting: z.infer<Shape>[] = [];
  for (const element of elements) {
    if (types && !isOfType(element, types)) continue;
    const parsed = shape.safeParse(element);
    if (parsed.success) fitting.push(parsed.data);
  }
  return fitting;
}

const known = new WeakMap<z.ZodType, ReadonlySet<unknown> | null>();

function typesOf(shape: z.ZodType): ReadonlySet<unknown> | null {
  let types = known.get(shape);
  if (types === undefined) {
    types = readType(shape);
    known.set(shape, types);
  }
  return types;
}

/** What the shape wants as `type`, where that is plain: to describe what is wrong with every other element takes long. */
function readType(shape: z.ZodType): ReadonlySet<unknown> | null {
  const type = shape instanceof z.ZodObject ? shape.shape.type : null;
  if (type instanceof z.ZodLiteral) return type.values;
  return type instanceof z.ZodEnum ? new Set(type.options) : null;
}

function isOfType(element: unknown, types: ReadonlySet<unknown>): boolean {
  const found = typeof element === 'object' && element !== null && 'type' in element ? element.type : undefined;
  return types.has(found);
}
