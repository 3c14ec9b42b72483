/** Why a row is bad, in words. Pure. */
import { describeIssue } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { TEXTS } from '../texts/texts.ts';

type Fault = NonNullable<OperationOutput<'imports.preview'>['rows'][number]['fault']>;

export function describeFault({ code, field, value, issue, limit }: Fault): string {
  const { faults, fields } = TEXTS.imports;
  const [name = ''] = (field ?? '').split('.');
  const label = (fields as Readonly<Record<string, string>>)[name] ?? field ?? '';
  if (code !== 'refused') return faults[code](value ?? '', label);
  if (issue === null) return faults.refused(value ?? '', label);
  const say = TEXTS.refusals.issue;
  const known = { path: label, message: faults.is, code: issue, ...(limit !== null && { limit }) };
  return say === null ? describeIssue({ ...known, message: faults.issues(issue, limit) }) : say(label, known);
}
