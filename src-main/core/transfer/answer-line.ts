/** One line of answers.ndjson: its schema, how a text line becomes one, and the key that makes importing idempotent. */
import { createHash } from 'node:crypto';

import { z } from 'zod';

import {
  characters,
  countryField,
  engineField,
  languageField,
  momentField,
  nameText,
  tagName,
} from '#shared/contract/fields.ts';
import { readInput, toProblem } from '#shared/contract/read-input.ts';
import { readSourceAddress } from '#shared/text/read-source-address.ts';
import { findMomentFault } from '#shared/time/reported-moment.ts';
import { SURFACES } from '#shared/vocabulary/surfaces.ts';
import { NO_FIELD, type RowFault, toRefused } from './row-fault.ts';

const source = z.union(
  [
    z.string().transform((url) => ({ url, title: null })),
    z
      .object({ url: z.string(), title: z.string().nullish() })
      .transform(({ url, title }) => ({ url, title: title ?? null })),
  ],
  { error: 'must be a web address, or a page as { url, title }' },
);

/** A field that may be left out; whoever writes tables out writes null for what is not there. */
const perhaps = <T extends z.ZodType>(type: T) =>
  type
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

export const answerLine = z.object({
  prompt: characters(1, 500),
  model: engineField,
  answeredAt: momentField.transform((text) => Date.parse(text)),
  text: z.string().refine((text) => text.trim() !== '', 'must not be empty'),
  language: perhaps(languageField),
  tags: perhaps(z.array(tagName)),
  sources: perhaps(z.array(source)),
  retrieved: perhaps(z.array(source)),
  fanOutQueries: z.array(z.string()).nullish(),
  externalId: perhaps(z.string().min(1).max(500)),
  surface: perhaps(z.enum(SURFACES)),
  /** Where it was asked from, as far as somebody knows. */
  country: countryField.nullish(),
  /** Of an answer that a person added: where it was seen, and a remark. */
  app: nameText(1, 200).nullish(),
  note: characters(1, 2000).nullish(),
  /** What somebody decided that it says about brands, by the names of those. */
  overrides: perhaps(
    z.array(
      z.object({
        brand: nameText(1, 200),
        sentiment: z.number().min(0).max(100).nullable(),
        reason: characters(1, 500),
        decidedAt: momentField.transform((text) => Date.parse(text)),
      }),
    ),
  ),
});

/** `sources` are as they were read; `writtenSources` as they are in the line, where that is something else. */
export type AnswerLine = z.output<typeof answerLine> & { writtenSources?: z.output<typeof source>[] };

export type ParsedLine = { line: AnswerLine } | { problem: string; fault: RowFault };

/** Reads one line; the problem is one sentence that names the field. `nowMs` says what cannot have been answered yet. */
export function parseAnswerLine(text: string, nowMs: number): ParsedLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'is not JSON', fault: { code: 'no_object', ...NO_FIELD } };
  }
  const read = readInput(answerLine, value);
  if ('issues' in read) return { problem: toProblem(read.issues), fault: toRefused(read.issues) };
  const fault = findMomentFault(read.data.answeredAt, nowMs);
  if (fault === null) return { line: withReadSources(read.data) };
  const answeredAt = new Date(read.data.answeredAt).toISOString();
  return {
    problem: `answeredAt ${fault}`,
    fault: { code: 'no_date', field: 'answeredAt', value: answeredAt, issue: null },
  };
}

/** An address without a scheme is read as a browser would; what is no web address is kept and counts as nothing. */
function withReadSources(line: AnswerLine): AnswerLine {
  const sources = line.sources?.map(({ url, title }) => ({ url: readSourceAddress(url), title }));
  const retrieved = line.retrieved?.map(({ url, title }) => ({ url: readSourceAddress(url), title }));
  const isOther = sources?.some(({ url }, index) => url !== line.sources?.[index]?.url) === true;
  return { ...line, sources, retrieved, ...(isOther && { writtenSources: line.sources }) };
}

/**
 * The keys under which an answer may be there already, the one that it gets first. Addresses without a scheme were once kept
 * as they were written.
 */
export function listImportKeys({ writtenSources, ...line }: AnswerLine, language: string): [Buffer, ...Buffer[]] {
  const key = toImportKey(line, language);
  return writtenSources ? [key, toImportKey({ ...line, sources: writtenSources }, language)] : [key];
}

/** The same answer has the same key: its external id, else a hash of everything that it says. */
export function toImportKey(line: AnswerLine, language: string): Buffer {
  if (line.externalId !== undefined) return toKey(`x:${line.externalId}`);
  const identity = [
    line.prompt,
    language,
    line.model,
    line.answeredAt,
    line.text,
    line.sources ?? [],
    line.fanOutQueries ?? [],
    line.surface ?? 'import',
  ];
  return toKey(`c:${JSON.stringify(identity)}`);
}

/** 128 bits of a hash: two answers never share them by chance. */
function toKey(identity: string): Buffer {
  return createHash('sha256').update(identity).digest().subarray(0, 16);
}
