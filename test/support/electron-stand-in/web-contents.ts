/** Stands in for Electron's `WebContents`: one page, its calls to the main side, what it may load and where it may go. */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Frame, Page, Route } from 'playwright-core';

import { CONDITIONS } from './conditions.ts';
import { answerInvoke } from './ipc-main.ts';
import type { Partition } from './partition.ts';
import { DELIVER, RAW_INVOKE, toInitScript } from './preload-script.ts';
import { findHandler } from './protocol.ts';
import { report } from './report.ts';
import { toAppAddress, toBrowserAddress } from './scheme-address.ts';
import { StandInEvent } from './stand-in-event.ts';

type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

let lastId = 0;

export class WebContents extends EventEmitter {
  readonly id = ++lastId;
  #page: Page | undefined;
  #isLoading = false;
  #openHandler: OpenHandler = () => ({ action: 'allow' });
  readonly #partition: Partition | undefined;

  constructor(partition?: Partition) {
    super();
    this.#partition = partition;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  getURL(): string {
    return this.#page ? toAppAddress(this.#page.url()) : '';
  }

  send(channel: string, ...args: unknown[]): void {
    const deliver = ([name, sentChannel, sentArgs]: readonly [string, string, unknown[]]) => {
      const receive = (window as unknown as Record<string, unknown>)[name];
      (receive as (channel: string, args: unknown[]) => void)(sentChannel, sentArgs);
    };
    // A page that closes meanwhile gets nothing, as in Electron.
    this.#page?.evaluate(deliver, [DELIVER, channel, structuredClone(args)] as const).catch(() => {});
  }

  /** Wires a page; from then on it is this object's. */
  async attach(page: Page, preloadFile: string | undefined): Promise<void> {
    this.#page = page;
    await page.exposeBinding(RAW_INVOKE, ({ frame }, channel: string, args: unknown[]) =>
      answerInvoke(channel, { sender: this, senderFrame: toSenderFrame(frame) }, args),
    );
    await page.addInitScript(toInitScript(preloadFile ? readFileSync(preloadFile, 'utf8') : ''));
    await page.context().route('**/*', (route) => this.#answerRequest(route, page));
    page.context().on('page', (popup) => void popup.close());
  }

  /** A load that the main side asks for: no guard is consulted. Rejects as Electron does, with its code. */
  async load(address: string): Promise<void> {
    this.#isLoading = true;
    const fault = CONDITIONS.loadFault;
    if (fault === 'ERR_ABORTED') await this.#waitForClose();
    if (fault !== null)
      throw Object.assign(new Error(`${fault} (-2) loading '${address}'`), { code: fault, errno: -2 });
    try {
      const target = toBrowserAddress(address);
      // An address that differs in nothing, or behind the `#` only, would not be loaded again.
      if (this.#page?.url() === target) await this.#page.reload();
      else await this.#page?.goto(target);
    } finally {
      this.#isLoading = false;
    }
  }

  async executeJavaScriptInIsolatedWorld(_world: number, scripts: readonly { code: string }[]): Promise<unknown> {
    return this.#page?.evaluate(scripts.map(({ code }) => code).join('\n'));
  }

  /** As Electron's, whose names for the options are others. */
  async printToPDF(options: Record<string, boolean>): Promise<Uint8Array | undefined> {
    const { generateTaggedPDF: tagged, generateDocumentOutline: outline, ...rest } = options;
    report('printed', options);
    return this.#page?.pdf({ ...rest, ...(tagged && { tagged }), ...(outline && { outline }) });
  }

  #waitForClose(): Promise<unknown> {
    report('loading', true);
    return new Promise((resolve) => this.#page?.once('close', () => setImmediate(resolve)));
  }

  /** Loads the page again, as it is. */
  reload(): void {
    report('reloaded', true);
    void this.load(this.getURL()).catch(() => {});
  }

  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', new StandInEvent(), { reason: 'killed' });
  }

  async #answerRequest(route: Route, page: Page): Promise<void> {
    const request = route.request();
    const address = toAppAddress(request.url());
    const frame = request.isNavigationRequest() ? findFrame(route) : page.mainFrame();
    if (frame?.page() !== page) {
      this.#openHandler({ url: address });
      return route.abort();
    }
    // "No content" leaves a page where it is; an aborted navigation would leave it on an error page.
    if (request.isNavigationRequest() && !this.#mayNavigate(address, frame)) return route.fulfill({ status: 204 });
    if (this.#partition?.isCancelled(address)) return route.abort();
    const handler = this.#partition ? this.#partition.findHandler(address) : findHandler(address);
    if (!handler) return route.continue();
    const response = await handler(new Request(address, { method: request.method(), headers: request.headers() }));
    const body = Buffer.from(await response.arrayBuffer());
    return route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  }

  #mayNavigate(address: string, frame: Frame): boolean {
    const isMainFrame = frame.parentFrame() === null;
    if (isMainFrame && (this.#isLoading || address === this.getURL())) return true;
    const event = Object.assign(new StandInEvent(), { url: address, isMainFrame });
    this.emit('will-frame-navigate', event);
    if (isMainFrame) this.emit('will-navigate', event);
    return !event.defaultPrevented;
  }
}

/** A popup asks for its first page before it has a frame. */
function findFrame(route: Route): Frame | undefined {
  try {
    return route.request().frame();
  } catch {
    return undefined;
  }
}

function toSenderFrame(frame: Frame) {
  const parent = frame.parentFrame();
  return { url: toAppAddress(frame.url()), parent: parent && { url: toAppAddress(parent.url()) } };
}
