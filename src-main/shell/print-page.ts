/**
 * Prints a report with Electron, in a window that nobody sees. Its session is in memory and of its own: it serves that one page, refuses
 * every other request, and is no door to the app, whose pages have a preload script and another session.
 */
import { BrowserWindow, type Session, session } from 'electron';

import { AppError } from '#shared/app-error.ts';
import { inTime } from '../core/printing/in-time.ts';
import { collectLetters, toFontCheck } from '../core/printing/missing-scripts.ts';
import { PRINT_OPTIONS, PRINT_TIMEOUT_MS, type PrintedPage } from '../core/printing/page-printer.ts';
import { Semaphore } from '../storage/semaphore.ts';
import { APP_SCHEME } from './app-address.ts';
import { guardPermissions } from './permission-guard.ts';

/** Without `persist:` nothing of it is kept. */
const PARTITION = 'report-print';
const ADDRESS = `${APP_SCHEME}://print/`;
/** Code in it neither sees nor changes what scripts of a page see; the page has none. */
const OWN_WORLD = 999;

const turns = new Semaphore(1);

/** Needs a ready app. Throws CONFLICT where the page could not be printed. */
export function printPage(html: string): Promise<PrintedPage> {
  return turns.run(async () => {
    const window = openUnseen(html);
    try {
      return await inTime(printWindow(window), PRINT_TIMEOUT_MS);
    } catch (error) {
      const message = 'The report could not be printed. Save it as HTML, which any browser prints.';
      throw new AppError('CONFLICT', message, { reason: 'not_printed' }, error);
    } finally {
      if (!window.isDestroyed()) window.destroy();
    }
  });
}

function openUnseen(html: string): BrowserWindow {
  const own = session.fromPartition(PARTITION);
  guardPermissions(own);
  own.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: url !== ADDRESS && !url.startsWith('data:') }));
  serveOnly(own, html);
  return new BrowserWindow({
    show: false,
    webPreferences: {
      session: own,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
}

function serveOnly({ protocol }: Session, html: string): void {
  if (protocol.isProtocolHandled(APP_SCHEME)) protocol.unhandle(APP_SCHEME);
  protocol.handle(APP_SCHEME, () => new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
}

async function printWindow(window: BrowserWindow): Promise<PrintedPage> {
  await window.loadURL(ADDRESS);
  const { webContents } = window;
  const evaluate = (code: string): Promise<unknown> =>
    webContents.executeJavaScriptInIsolatedWorld(OWN_WORLD, [{ code }]);
  const text = String(await evaluate('document.body.textContent'));
  const missing = await evaluate(toFontCheck(collectLetters(text)));
  const pdf = await webContents.printToPDF({
    ...PRINT_OPTIONS,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  return { pdf, missingScripts: Array.isArray(missing) ? missing.map(String) : [] };
}
