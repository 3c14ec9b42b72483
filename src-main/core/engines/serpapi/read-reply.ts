/** Reads stored SerpApi replies into an outcome, one reader for all surfaces. Pure and total. */
import type { CallBill, CallFailure, RawReply, ReadOutcome, WebPage } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { readLastReply } from '../wire/read-last-reply.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';
import { readOverviewError, readReplyError, SERPAPI_ERRORS } from './read-error.ts';
import { answerShape, referenceShape, replyShape, type SurfaceAnswer } from './reply-shape.ts';
import { toSearchBill } from './search-bill.ts';
import { writeMarkdown } from './write-markdown.ts';

type FindAnswer = (value: unknown) => SurfaceAnswer | null;

/** The outcome of a page of Google, or of the overview that was asked for after it. No overview is `not_shown`. */
export function readOverviewReplies(replies: readonly RawReply[]): ReadOutcome {
  return readReplies(replies, (value) => replyShape.safeParse(value).data?.ai_overview ?? null);
}

/** The outcome of a reply that is all answer: AI Mode, Copilot. */
export function readSurfaceReplies(replies: readonly RawReply[]): ReadOutcome {
  return readReplies(replies, (value) => answerShape.safeParse(value).data ?? null);
}

function readReplies(replies: readonly RawReply[], findAnswer: FindAnswer): ReadOutcome {
  const bill = toSearchBill(replies.length);
  const readValue = (value: unknown) => readPage(value, findAnswer, bill);
  const readBill = (value: unknown) => readFailedBill(value, replies.length);
  return readLastReply(replies, { dialect: SERPAPI_ERRORS, readValue, readBill, toDrift });
}

/** A search that failed is not charged; the page before it was, and so is one that this version cannot read. */
function readFailedBill(value: unknown, requests: number): CallBill {
  const { error, search_metadata: metadata } = replyShape.parse(value);
  const isCharged = /^success$/i.test(metadata?.status ?? '') && (error ?? null) === null;
  const charged = isCharged ? requests : requests - 1;
  return charged === 0 ? { reportedUsd: null, usage: null } : toSearchBill(charged);
}

function readPage(value: unknown, findAnswer: FindAnswer, bill: CallBill): ReadOutcome {
  const parsed = replyShape.safeParse(value);
  if (!parsed.success) return toDrift('it is no result page');
  const { error, search_metadata, search_parameters, search_information } = parsed.data;
  const wrong = readReplyError(error, search_metadata?.status ?? null);
  if (wrong !== null) return wrong === 'not_shown' ? { kind: 'not_shown', bill } : wrong;
  const answer = findAnswer(value);
  if (answer !== null && hasContent(answer)) return readAnswer(answer, bill);
  const isPage = (search_metadata ?? search_parameters ?? search_information ?? answer?.page_token ?? null) !== null;
  return isPage ? { kind: 'not_shown', bill } : toDrift('it is no result page');
}

function hasContent(answer: SurfaceAnswer): boolean {
  const parts = [answer.reconstructed_markdown, answer.error, answer.page_token];
  return (answer.text_blocks ?? []).length > 0 || parts.some((part) => (part ?? '').trim() !== '');
}

function readAnswer(answer: SurfaceAnswer, bill: CallBill): ReadOutcome {
  const text = toStorableText(writeMarkdown(answer));
  if (text.trim() === '') return explainNoText(answer, bill);
  return {
    kind: 'answer',
    text,
    engineVersion: null,
    cited: readReferences(answer.references ?? []),
    retrieved: [],
    queries: null,
    isGrounded: true,
    isRefusal: false,
    isIncomplete: false,
    bill,
  };
}

function explainNoText(answer: SurfaceAnswer, bill: CallBill): ReadOutcome {
  const wrong = readOverviewError(answer.error);
  if (wrong !== null) return wrong === 'not_shown' ? { kind: 'not_shown', bill } : wrong;
  const isLeftOpen = (answer.text_blocks ?? []).length === 0 && (answer.page_token ?? '') !== '';
  if (isLeftOpen) return toCallFailure('overloaded', 'SerpApi has not fetched the overview yet.');
  return toDrift('it holds no text');
}

/** In the order that the surface itself numbers its sources in. */
function readReferences(references: readonly unknown[]): WebPage[] {
  const pages = pickFitting(referenceShape, references).map(({ link, title, source }) =>
    toWebPage(link, title ?? source),
  );
  return toDistinctPages(pages.filter((page) => page !== null));
}

function toDrift(problem: string): CallFailure {
  return toCallFailure('schema_drift', `The reply of SerpApi cannot be read: ${problem}.`);
}
