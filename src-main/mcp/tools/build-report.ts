/** A report about a project: read as text, or kept as a file where that is allowed. */
import { z } from 'zod';

import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { REPORT_FILE_FORMATS, REPORT_LANGUAGES, STANDARD_REPORT } from '#shared/vocabulary/reports.ts';
import { findNamed } from '../names/find-named.ts';
import { type FoundProject, findProject } from '../names/find-project.ts';
import { projectField } from '../names/open-scope.ts';
import { PERIOD_EXAMPLES, readPeriod } from '../names/read-period.ts';
import { toColumns } from '../reply/reply.ts';
import { cleanLine, QUOTED_BYTES, type Quote, takeBytes } from '../reply/untrusted.ts';
import { NO_WRITE, type ToolContext } from '../tool-context.ts';
import { listThere, ToolProblem } from '../tool-problem.ts';
import { defineTool } from './tool.ts';

const input = z.strictObject({
  project: projectField,
  report: z.string().max(200).optional().describe('A saved report by name; left out: the usual one'),
  format: z.enum(REPORT_FILE_FORMATS).default('md').describe('md can be read here; the others are files'),
  period: z.string().max(60).optional().describe(`Days in place of those of the report: ${PERIOD_EXAMPLES}`),
  language: z.enum(REPORT_LANGUAGES).optional().describe('Of its words'),
  cursor: z.string().max(40).optional().describe('For the rest of a long text'),
});

type Input = z.output<typeof input>;

export const buildReport = defineTool({
  name: 'build_report',
  title: 'Report',
  description:
    'A client report with summary, figures, causes, gaps and next steps. As Markdown it is read here; with the right to write it is also kept as a file (html, pdf, pptx, xlsx, md). Take it for "make Monday\'s report".',
  needs: 'read',
  operations: ['projects.list', 'reports.list', 'reports.export', 'reports.buildFile', 'reports.file'],
  isIdempotent: true,
  input,
  run: async (context, asked) => {
    const project = await findProject(context, asked.project);
    const { reports, files } = await context.call('reports.list', { projectId: project.id });
    const report = findReport(reports, asked.report);
    const days = asked.period === undefined ? null : readPeriod(asked.period, context.today);
    const choices = {
      projectId: project.id,
      format: asked.format,
      ...(days && { startDate: toDate(days.first), endDate: toDate(days.last) }),
      ...(asked.language && { language: asked.language }),
    };
    if (context.access.mayWrite) return keepFile(context, asked, { project, reportId: report.id, choices });
    if (context.access.caller.kind === 'owner' && asked.format === 'md') {
      const made = await context.call('reports.export', { ...choices, reportId: report.id });
      return toText(context, project, made, [`The report “${report.name}” of ${project.name}, not kept as a file.`]);
    }
    if (files.length > 0) return listFiles(project, files);
    throw new ToolProblem(
      `${NO_WRITE} ${context.access.caller.kind === 'owner' ? 'With format "md" the report can be read here without it.' : 'overview tells the same figures.'}`,
    );
  },
});

function findReport(reports: OperationOutput<'reports.list'>['reports'], asked: string | undefined) {
  if (asked === undefined || asked.trim() === '') return { id: STANDARD_REPORT, name: 'usual report' };
  const found = findNamed(
    reports.map(({ id, name }) => ({ names: [name, id], id, name })),
    asked,
  );
  if ('one' in found) return found.one;
  throw new ToolProblem(
    `There is no saved report “${cleanLine(asked, 80)}”. ${listThere(reports.map(({ name }) => cleanLine(name, 80)))} Left out, it is the usual one.`,
  );
}

type Choices = { projectId: string; format: Input['format']; startDate?: string; endDate?: string };

async function keepFile(
  context: ToolContext,
  { format }: Input,
  { project, reportId, choices }: { project: FoundProject; reportId: string; choices: Choices },
) {
  const file = await context.call('reports.buildFile', { ...choices, reportId });
  const at = `/v1/projects/${project.id}/reports/${file.reportId ?? STANDARD_REPORT}/files/${file.id}`;
  const isOwner = context.access.caller.kind === 'owner';
  const summary = [
    `Built ${file.fileName} (${file.bytes} bytes, ${file.periodStart} to ${file.periodEnd}).`,
    isOwner ? `It is kept at ${file.path}` : `It is at ${at} of the HTTP API.`,
    ...file.missing,
  ];
  if (format !== 'md') return { summary };
  const content = await context.call('reports.file', {
    projectId: project.id,
    reportId: file.reportId ?? STANDARD_REPORT,
    fileId: file.id,
  });
  return toText(context, project, content, summary);
}

/** Whole reports quote answers, so all of it is a quote. */
function toText(
  context: ToolContext,
  project: FoundProject,
  { base64 }: { base64: string },
  summary: readonly string[],
) {
  const text = Buffer.from(base64, 'base64').toString('utf8');
  const part = takeBytes(text.slice(context.offset), QUOTED_BYTES);
  const end = context.offset + part.length;
  const quote: Quote = {
    kind: 'report in Markdown, which quotes answers',
    engine: '',
    date: toDate(context.today),
    answerId: '',
    address: '',
    prompt: '',
    text: part,
  };
  return {
    summary: [...summary, `Characters ${context.offset} to ${end} of ${text.length}.`],
    tables: [
      {
        name: 'text',
        columns: toColumns('from_character:count', 'to_character:count', 'characters:count'),
        rows: [[context.offset, end, text.length]],
        total: 1,
        ...(end < text.length && { next: end }),
      },
    ],
    quotes: [quote],
    next: end < text.length ? [`build_report with the cursor of text for the rest of ${project.name}'s report`] : [],
  };
}

function listFiles(project: FoundProject, files: OperationOutput<'reports.list'>['files']) {
  return {
    summary: [`${NO_WRITE} These files of ${project.name} were built before.`],
    tables: [
      {
        name: 'files',
        columns: toColumns('file:text', 'format:text', 'from:date', 'to:date', 'built:date', 'address:text'),
        rows: files.map((file) => [
          file.fileName,
          file.format,
          file.periodStart,
          file.periodEnd,
          file.builtAt.slice(0, 10),
          `/v1/projects/${project.id}/reports/${file.reportId ?? STANDARD_REPORT}/files/${file.id}`,
        ]),
        total: files.length,
      },
    ],
  };
}
