/** Waits for something to become true, by looking again and again. */
const LOOK_MS = 100;

/** False when it was not within the time. A look that fails is one that did not see it. */
export async function waitUntil(look: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs;
  for (;;) {
    if (await look().catch(() => false)) return true;
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
