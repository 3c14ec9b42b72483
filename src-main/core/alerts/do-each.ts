/** Does one thing after the other, the rest too when one meets a fault, and throws the first fault at the end. */
export async function doEach(steps: readonly (() => Promise<unknown>)[]): Promise<null> {
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
  return null;
}
