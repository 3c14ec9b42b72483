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
import { toStorableText } from '../engines/wire/clean-text.ts';
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

/** An id is never mended: two that differ would become the same. */
const externalId = z
  .string()
  .min(1)
  .max(500)
  .refine((id) => id.isWellFormed(), 'is not well-formed text')
  .refine((id) => !id.includes('\0'), {
    error: 'must not hold control characters',
    params: { code: 'control_characters' },
  });

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
  externalId: perhaps(externalId),
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

type Content = Pick<z.output<typeof answerLine>, 'text' | 'sources' | 'retrieved' | 'fanOutQueries'>;

/** `earlier`: what earlier versions read in the line, where that is something else. */
export type AnswerLine = z.output<typeof answerLine> & { earlier?: Content[] };

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
  if (fault === null) return { line: toStored(read.data) };
  const answeredAt = new Date(read.data.answeredAt).toISOString();
  return {
    problem: `answeredAt ${fault}`,
    fault: { code: 'no_date', field: 'answeredAt', value: answeredAt, issue: null },
  };
}

/**
 * As it is stored: texts as they can be stored, like those that engines give; an address without a scheme as a browser reads it, and what is
 * no web address counts as nothing.
 */
function toStored(line: z.output<typeof answerLine>): AnswerLine {
  const read = { ...line, sources: toRead(line.sources), retrieved: toRead(line.retrieved) };
  const stored = {
    ...read,
    text: toStorableText(line.text),
    sources: toStorablePages(read.sources),
    retrieved: toStorablePages(read.retrieved),
    fanOutQueries: line.fanOutQueries?.map(toStorableText),
  };
  const identity = toIdentity(stored);
  const earlier = [read, line].filter((reading) => toIdentity(reading) !== identity);
  return { ...stored, ...(earlier.length > 0 && { earlier }) };
}

type Page = z.output<typeof source>;

function toRead(pages: readonly Page[] | undefined): Page[] | undefined {
  return pages?.map(({ url, title }) => ({ url: readSourceAddress(url), title }));
}

function toStorablePages(pages: readonly Page[] | undefined): Page[] | undefined {
  return pages?.map(({ url, title }) => ({
    url: toStorableText(url),
    title: title === null ? null : toStorableText(title),
  }));
}

const toIdentity = ({ text, sources, fanOutQueries }: Content) => JSON.stringify([text, sources, fanOutQueries]);

/** The keys under which an answer may be there already, the one that it gets first. */
export function listImportKeys({ earlier = [], ...line }: AnswerLine, language: string): [Buffer, ...Buffer[]] {
  return [toImportKey(line, language), ...earlier.map((reading) => toImportKey({ ...line, ...reading }, language))];
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
