/** The report of a verification, to read and to attach: Markdown in the words of one language, and JSON for programs. Pure. */
import type { KeptBody, VerifiedRoute, VerifyCheck } from '../contract/verification.ts';
import { ENGINE_LABELS } from '../vocabulary/engines.ts';
import { nameRoute } from '../vocabulary/routes.ts';
import type { VerificationWords } from './english.ts';

export type ReportedRoute = VerifiedRoute & { bodies: KeptBody[] };

export interface VerificationReport {
  version: string;
  /** When it was written. */
  at: string;
  routes: readonly ReportedRoute[];
}

/** Longer replies are whole in the JSON report. */
const LONGEST_SHOWN = 4_000;

/** What a check found, as a sentence. */
export function describeFinding({ finding, count, usd, said, names }: VerifyCheck, words: VerificationWords): string {
  return words.findings[finding]({ count, usd, said, names: names.join(', ') });
}

export function toJsonReport({ version, at, routes }: VerificationReport): string {
  return `${JSON.stringify({ app: 'Sightline', version, at, routes }, null, 2)}\n`;
}

export function toMarkdownReport({ version, at, routes }: VerificationReport, words: VerificationWords): string {
  const { report } = words;
  const head = [`# ${report.title}`, report.made(version, at), report.note];
  if (routes.length === 0) return `${[...head, report.none].join('\n\n')}\n`;
  const rows = routes.map(({ route, engine, model, state, costUsd, at: verifiedAt }) => [
    `${nameRoute(route)} (${route})`,
    ENGINE_LABELS[engine],
    model,
    words.states[state],
    costUsd === null ? '–' : words.usd(costUsd),
    verifiedAt,
  ]);
  const columns = [report.service, report.engine, report.model, report.result, report.cost, report.when];
  return `${[...head, toTable(columns, rows), ...routes.map((route) => toSection(route, words))].join('\n\n')}\n`;
}

function toSection({ route, engine, checks, bodies }: ReportedRoute, words: VerificationWords): string {
  const { report } = words;
  const rows = checks.map((check) => [
    words.checks[check.name],
    words.states[check.state],
    describeFinding(check, words),
  ]);
  const replies = bodies.map((body) => toReply(body, report.replies));
  const title = `## ${nameRoute(route)}, ${ENGINE_LABELS[engine]}`;
  return [title, toTable([report.check, report.result, report.found], rows), ...replies].join('\n\n');
}

function toReply({ name, status, headers, body }: KeptBody, title: string): string {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  const shown = body.length > LONGEST_SHOWN ? `${body.slice(0, LONGEST_SHOWN).toWellFormed()}\n…` : body;
  const text = [`HTTP ${status}`, ...lines, '', shown].join('\n');
  // A fence that the text itself does not have.
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `### ${title}: ${name}\n\n${fence}text\n${text}\n${fence}`;
}

function toTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.map(toCell).join(' | ')} |`).join('\n');
}

/** What a service sent stays text: no mark of its own, no line of its own. */
function toCell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\|<>`*_[\]]/g, '\\$&');
}
