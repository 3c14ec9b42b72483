/** Picks what a reader understands out of a list that may hold anything. */
import type { z } from 'zod';

/** The elements that fit the shape, in order; the others are passed over. */
export function pickFitting<Shape extends z.ZodType>(shape: Shape, elements: readonly unknown[]): z.infer<Shape>[] {
  const fitting: z.infer<Shape>[] = [];
  for (const element of elements) {
    const parsed = shape.safeParse(element);
    if (parsed.success) fitting.push(parsed.data);
  }
  return fitting;
}
