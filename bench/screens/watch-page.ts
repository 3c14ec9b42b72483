/** What runs in the page while it is timed: it counts calls under way, keeps long tasks, and tells when a change is drawn. */
import type { Page } from 'playwright-core';

interface Watch {
  calls: number;
  longTasksMs: number[];
  /**
   * The moment (`performance.now`) of the first frame that shows all that belongs to an address of the router (`#/...`): the
   * navigation carries it, no call is under way, nothing is told to be old or loading, and so it stays for some frames. Those
   * are waited for and not counted. Fails after `limitMs`.
   */
  settle(hash: string, limitMs: number): Promise<number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

const LIMIT_MS = 30_000;

/** Before anything of the page's own runs, on every load. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watchCalls);
}

/** Runs in the page. */
function watchCalls(): void {
  /** What follows from a change, or from what was read for it, is begun within a frame: so many without any are the end. */
  const quietFrames = 3;
  const watch: Watch = { calls: 0, longTasksMs: [], settle };
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

  /** The window draws its navigation with whatever it draws for an address, and asks for nothing before. */
  function isTakenIn(hash: string): boolean {
    const link = document.querySelector('nav a[aria-current="page"]')?.getAttribute('href') ?? '';
    const [[place = '', search = ''], [asked = '', wanted = '']] = [link.split('?'), hash.split('?')];
    return place !== '' && asked.startsWith(place) && search === wanted;
  }

  function isOld(): boolean {
    return document.querySelector('main [data-stale="true"], main [aria-busy="true"]') !== null;
  }

  function settle(hash: string, limitMs: number): Promise<number> {
    const untilMs = performance.now() + limitMs;
    const quietMs: number[] = [];
    return new Promise((resolve, reject) => {
      const look = () => {
        // The page is looked through last: it takes time that is measured here.
        if (watch.calls === 0 && isTakenIn(hash) && !isOld()) quietMs.push(performance.now());
        else quietMs.length = 0;
        // What is there when a frame begins is shown by the next one at the latest.
        if (quietMs.length === quietFrames) resolve(quietMs[1] ?? Number.NaN);
        else if (performance.now() > untilMs) reject(new Error(`${hash} was not drawn in ${limitMs} ms.`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
}

/** Milliseconds from a change of the address to the first frame that shows all that follows from it. */
export function timeAddress(page: Page, path: string): Promise<number> {
  return page.evaluate(
    async ({ hash, limitMs }) => {
      const startedMs = performance.now();
      location.hash = hash;
      return (await window.watch.settle(hash, limitMs)) - startedMs;
    },
    { hash: path, limitMs: LIMIT_MS },
  );
}

/** Milliseconds from the load, which may be under way, to the first frame in which everything of the first screen is drawn. */
export function waitUntilDrawn(page: Page): Promise<number> {
  return page.evaluate((limitMs) => window.watch.settle(location.hash, limitMs), LIMIT_MS);
}

/** Milliseconds from the load to the first content. */
export function readFirstPaintMs(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}

/** The long tasks since the last call, in milliseconds, and forgets them. The browser tells those of 50 ms and more. */
export function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => window.watch.longTasksMs.splice(0));
}
