/** The report: data for programs, and one page for people, with its pictures inside. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { AppKind } from './find-app.ts';
import type { Outcome } from './step.ts';

export interface Picture {
  /** Name of its file beside the report. */
  file: string;
  what: string;
}

export interface StepReport {
  id: string;
  name: string;
  shows: string;
  outcome: Outcome;
  reason: string | null;
  details: readonly string[];
  startedAt: string;
  durationMs: number;
  pictures: readonly Picture[];
}

export interface SmokeReport {
  format: 1;
  ok: boolean;
  counts: Record<Outcome, number>;
  app: { kind: AppKind; program: string; why: string };
  isUnattended: boolean;
  system: { platform: string; release: string; version: string; arch: string; desktop: string | null };
  /** Null when the app never told. */
  versions: OperationOutput<'system.versions'> | null;
  startedAt: string;
  durationMs: number;
  steps: readonly StepReport[];
}

export const REPORT_JSON = 'smoke.json';
export const REPORT_PAGE = 'smoke.html';

export function countOutcomes(steps: readonly Pick<StepReport, 'outcome'>[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => steps.filter((step) => step.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** Pictures are expected in the folder already. */
export function writeReport(folder: string, report: SmokeReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, REPORT_JSON), `${JSON.stringify(report, null, 2)}\n`);
  const load = (file: string) => readFileSync(path.join(folder, file)).toString('base64');
  writeFileSync(path.join(folder, REPORT_PAGE), toPage(report, load));
}

const KINDS: Readonly<Record<AppKind, string>> = {
  installed: 'an installed app',
  packaged: 'the packaged app',
  development: 'Electron on the sources',
  'stand-in': 'the stand-in of the tests, which is no Electron',
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Whatever the app, the system or a server said is text, never markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function toPage(report: SmokeReport, loadPicture: (file: string) => string): string {
  const { counts, system, versions, app } = report;
  const verdict = report.ok ? 'Nothing failed' : `${counts.failed} failed`;
  const facts: [string, string][] = [
    ['Looked at', `${KINDS[app.kind]}: ${app.program}${app.why === '' ? '' : ` (${app.why})`}`],
    ['System', `${system.platform} ${system.arch}, ${system.release}, ${system.version}`],
    ...(system.desktop === null ? [] : [['Desktop', system.desktop] as [string, string]]),
    ...(versions === null ? [] : [['Versions', toVersions(versions)] as [string, string]]),
    ['Began', `${report.startedAt}, took ${seconds(report.durationMs)}${report.isUnattended ? ', unattended' : ''}`],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Sightline smoke test: ${escapeHtml(verdict)}</title>
<style>${STYLE}</style>
</head>
<body class="${report.ok ? 'ok' : 'red'}">
<h1>Sightline smoke test</h1>
<p class="verdict">${escapeHtml(verdict)}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped.</p>
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${report.steps.map((step) => toSection(step, loadPicture)).join('\n')}
</body>
</html>
`;
}

function toVersions({
  app,
  node,
  electron,
  chrome,
  icu,
  unicode,
  sqlite,
}: NonNullable<SmokeReport['versions']>): string {
  const named = {
    Sightline: app,
    Electron: electron,
    Chrome: chrome,
    Node: node,
    ICU: icu,
    Unicode: unicode,
    SQLite: sqlite,
  };
  return Object.entries(named)
    .filter(([, version]) => version !== null)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

function toSection(step: StepReport, loadPicture: (file: string) => string): string {
  const details = step.details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('');
  const pictures = step.pictures.map(({ file, what }) => {
    const caption = escapeHtml(what);
    return `<figure><img src="data:image/png;base64,${loadPicture(file)}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
  });
  return `<section class="${step.outcome}">
<h2><span>${step.outcome}</span> ${escapeHtml(step.name)} <small>${seconds(step.durationMs)}</small></h2>
<p>${escapeHtml(step.shows)}</p>
${step.reason === null ? '' : `<p class="reason">${escapeHtml(step.reason)}</p>`}
${details === '' ? '' : `<ul>${details}</ul>`}
${pictures.join('\n')}
</section>`;
}

const STYLE = `
:root { color-scheme: light dark; --line: #d5d9df; --dim: #59636e; --good: #1a7f4b; --bad: #c62f2f; }
@media (prefers-color-scheme: dark) { :root { --line: #3a414b; --dim: #9aa4b0; --good: #4cc38a; --bad: #ff7b72; } }
body { font: 14px/1.5 system-ui, sans-serif; max-width: 860px; margin: 32px auto; padding: 0 16px; }
h1 { font-size: 22px; margin: 0; } h2 { font-size: 15px; margin: 0; } small, dt, figcaption { color: var(--dim); font-weight: 400; }
.verdict { font-weight: 600; } .ok .verdict { color: var(--good); } .red .verdict { color: var(--bad); }
dl { display: grid; grid-template-columns: 90px 1fr; gap: 4px 12px; } dd { margin: 0; overflow-wrap: anywhere; }
section { border-top: 1px solid var(--line); padding: 14px 0; } section p, ul { margin: 6px 0 0; } ul { padding-left: 20px; overflow-wrap: anywhere; }
h2 span { display: inline-block; min-width: 62px; } .passed h2 span { color: var(--good); } .failed h2 span { color: var(--bad); } .skipped h2 span { color: var(--dim); }
.reason { font-weight: 600; overflow-wrap: anywhere; } figure { margin: 12px 0 0; } img { max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
`;
