/** Picks what a reader understands out of a list that may hold anything. */
import { z } from 'zod';

/** The elements that fit the shape, in order; the others are passed over. */
export function pickFitting<Shape extends z.ZodType>(shape: Shape, elements: readonly unknown[]): z.infer<Shape>[] {
  const type = readType(shape);
  const fitting: z.infer<Shape>[] = [];
  for (const element of elements) {
    if (type && !isOfType(element, type)) continue;
    const parsed = shape.safeParse(element);
    if (parsed.success) fitting.push(parsed.data);
  }
  return fitting;
}

/** What the shape wants as `type`, where that is plain: to tell in words what is wrong with every other element takes long. */
function readType(shape: z.ZodType): z.ZodLiteral | null {
  const type = shape instanceof z.ZodObject ? shape.shape.type : null;
  return type instanceof z.ZodLiteral ? type : null;
}

function isOfType(element: unknown, type: z.ZodLiteral): boolean {
  const found = typeof element === 'object' && element !== null && 'type' in element ? element.type : undefined;
  return type.values.has(found as never);
}
