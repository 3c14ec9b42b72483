/** Finds code and message in an error body, in the shapes that servers of several families use. Judges nothing. */
import { z } from 'zod';
import { decodeJson } from './decode-json.ts';

export interface ErrorBody {
  /** Machine-readable code, else type; null when there is neither. */
  code: string | null;
  /** Machine-readable type, where it is given with a code. */
  type?: string | null;
  message: string | null;
  /** The whole parsed body, for whoever looks deeper. Null when it is not JSON. */
  value: unknown;
}

const text = z.string().nullish().catch(null);
const outerObject = z.looseObject({
  error: z.unknown().optional(),
  code: text,
  type: text,
  message: z.unknown().optional(),
  detail: z.unknown().optional(),
});
const errorObject = z.looseObject({
  code: text,
  type: text,
  message: z.unknown().optional(),
  /** A gateway passes on what the server behind it said. */
  metadata: z.looseObject({ raw: text }).nullish().catch(null),
});
const complaintObject = z.looseObject({ detail: z.unknown().optional(), msg: z.unknown().optional() });

const LONGEST_PLAIN = 1_000;

/** A server may complain of many fields; the first ones say enough. */
const MOST_COMPLAINTS = 3;

/**
 * Reads `{error:{code,type,message}}`, `{error:"..."}`, `{code,type,message}` and `{detail}`, where a message may be a list
 * of complaints `{msg}` too; all null for anything else.
 */
export function readErrorBody(bytes: Uint8Array): ErrorBody {
  const decoded = decodeJson(bytes);
  return decoded.isReadable ? readErrorValue(decoded.value) : { code: null, message: toPlainWords(bytes), value: null };
}

/** Small servers say what is wrong in plain text; a page says nothing that a sentence could quote. */
function toPlainWords(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes.subarray(0, LONGEST_PLAIN)).trim();
  return text === '' || text.startsWith('<') || text.startsWith('{') || text.includes('\u{FFFD}') ? null : text;
}

/** Whether a reply's `error` field reports one: some gateways always send it, as null, false or an empty string; `true` stands for one that is given next to it. */
export function isReportedError(error: unknown): boolean {
  return (
    error === true ||
    (typeof error === 'object' && error !== null) ||
    (typeof error === 'string' && error.trim() !== '')
  );
}

/** As `readErrorBody`, for a body that is parsed already. */
export function readErrorValue(value: unknown): ErrorBody {
  const outer = outerObject.safeParse(value);
  if (!outer.success) return { code: null, message: null, value };
  const { error, code, type, detail } = outer.data;
  if (typeof error === 'string') return { code: code ?? type ?? null, message: error, value };
  const message = toWords(outer.data.message, 0) ?? toWords(detail, 0);
  const inner = errorObject.safeParse(error);
  if (!inner.success) return { code: code ?? type ?? null, type: type ?? null, message, value };
  const passedOn = inner.data.metadata?.raw;
  const words = toWords(inner.data.message, 0) ?? message;
  return {
    code: inner.data.code ?? inner.data.type ?? null,
    type: inner.data.type ?? null,
    message: passedOn ? `${words ?? ''} ${passedOn}`.trim() : words,
    value,
  };
}

function toWords(message: unknown, depth: number): string | null {
  if (typeof message === 'string') return message;
  if (typeof message !== 'object' || message === null || depth > 3) return null;
  if (Array.isArray(message)) {
    const complaints = message.slice(0, MOST_COMPLAINTS).map((one) => toWords(one, depth + 1));
    return complaints.filter((words) => words !== null).join('; ') || null;
  }
  const complaint = complaintObject.safeParse(message).data;
  return toWords(complaint?.msg, depth + 1) ?? toWords(complaint?.detail, depth + 1);
}
