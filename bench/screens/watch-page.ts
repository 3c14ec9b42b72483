/** What runs in the page while it is timed: it counts calls under way, keeps long tasks, and tells when a change is drawn. */
import type { Page } from 'playwright-core';

/** A change that asks for nothing by then asks for nothing at all. */
const NOTHING_ASKED_MS = 100;

interface Watch {
  calls: number;
  longTasksMs: number[];
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Before anything of the page's own runs, on every load. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = { calls: 0, longTasksMs: [] };
    window.watch = watch;
    const ask = window.fetch;
    window.fetch = async (...call) => {
      watch.calls++;
      try {
        const reply = await ask(...call);
        // Reading the reply belongs to the call; a clone is read beside the page's own reading.
        await reply.clone().arrayBuffer();
        return reply;
      } finally {
        watch.calls--;
      }
    };
    const keep = (list: PerformanceObserverEntryList) =>
      watch.longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(keep).observe({ type: 'longtask', buffered: true });
  });
}

/**
 * Milliseconds from a change of the address to the first frame in which all that follows from it is drawn: no call is under way
 * any more and nothing on the screen is told to be old or loading. Throws after `limitMs`.
 */
export function timeAddress(page: Page, path: string, limitMs = 30_000): Promise<number> {
  return page.evaluate(
    ({ hash, limit, nothingMs }) =>
      new Promise<number>((resolve, reject) => {
        const startedMs = performance.now();
        let hasAsked = false;
        const look = () => {
          hasAsked ||= window.watch.calls > 0;
          const passedMs = performance.now() - startedMs;
          const isOld = document.querySelector('main [data-stale="true"], main [aria-busy="true"]') !== null;
          // Where everything is known already, nothing is ever asked.
          const isDrawn = (hasAsked || passedMs > nothingMs) && window.watch.calls === 0 && !isOld;
          // The next frame is the one that shows it.
          if (isDrawn) requestAnimationFrame(() => resolve(performance.now() - startedMs));
          else if (passedMs > limit) reject(new Error(`${hash} was not drawn in ${limit} ms.`));
          else requestAnimationFrame(look);
        };
        location.hash = hash;
        requestAnimationFrame(look);
      }),
    { hash: path, limit: limitMs, nothingMs: NOTHING_ASKED_MS },
  );
}

/** Milliseconds from the load to the first frame in which everything of the first screen is drawn. */
export async function waitUntilDrawn(page: Page): Promise<number> {
  await page.waitForFunction(() => window.watch.calls === 0 && !document.querySelector('main [aria-busy="true"]'));
  return page.evaluate(() => performance.now());
}

/** Milliseconds from the load to the first content. */
export function readFirstPaintMs(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}

/** The long tasks since the last call, in milliseconds, and forgets them. The browser tells those of 50 ms and more. */
export function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => window.watch.longTasksMs.splice(0));
}
