/** What turns the page of a report into a PDF: the desktop app that runs the service, else a browser of this machine. Types only. */

export interface PrintedPage {
  pdf: Uint8Array;
  /** Scripts, by their four-letter codes (`Arab`, `Jpan`), with letters on the page that no font of the printing browser holds. */
  missingScripts: string[];
}

export interface PagePrinter {
  /** `html` holds all it shows: nothing is fetched and no script runs. Throws CONFLICT where nothing here can print. */
  print(html: string): Promise<PrintedPage>;
}

/** A4, in the margins and with the running head that the page itself sets. */
export const PRINT_OPTIONS = { preferCSSPageSize: true, printBackground: true } as const;

/** How long one page may take, from the start of a browser to the last byte. */
export const PRINT_TIMEOUT_MS = 90_000;
