/** Tells the test what the app asked of the system. One JSON line each, on stdout, marked so that logs do not mix in. */
export const REPORT_MARK = '@report ';

export function report(kind: string, value: unknown): void {
  process.stdout.write(`${REPORT_MARK}${JSON.stringify({ kind, value })}\n`);
}
