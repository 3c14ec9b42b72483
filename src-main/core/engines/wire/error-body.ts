/** Finds code and message in an error body, in the shapes that servers of the OpenAI family use. Judges nothing. */
import { z } from 'zod';
import { decodeJson } from './decode-json.ts';

export interface ErrorBody {
  /** Machine-readable code, else type; null when there is neither. */
  code: string | null;
  message: string | null;
  /** The whole parsed body, for whoever looks deeper. Null when it is not JSON. */
  value: unknown;
}

const text = z.string().nullish().catch(null);
const errorObject = z.looseObject({ code: text, type: text, message: text });

/** Reads `{error:{code,type,message}}`, `{error:"..."}`, `{message}` and `{detail}`; all null for anything else. */
export function readErrorBody(bytes: Uint8Array): ErrorBody {
  const decoded = decodeJson(bytes);
  return decoded.isReadable ? readErrorValue(decoded.value) : { code: null, message: null, value: null };
}

/** Whether a reply's `error` field reports one: some gateways always send it, as null, false or an empty string. */
export function isReportedError(error: unknown): boolean {
  return (typeof error === 'object' && error !== null) || (typeof error === 'string' && error.trim() !== '');
}

/** As `readErrorBody`, for a body that is parsed already. */
export function readErrorValue(value: unknown): ErrorBody {
  const outer = z.looseObject({ error: z.unknown().optional(), message: text, detail: text }).safeParse(value);
  if (!outer.success) return { code: null, message: null, value };
  if (typeof outer.data.error === 'string') return { code: null, message: outer.data.error, value };
  const inner = errorObject.safeParse(outer.data.error);
  const message = outer.data.message ?? outer.data.detail ?? null;
  if (!inner.success) return { code: null, message, value };
  return { code: inner.data.code ?? inner.data.type ?? null, message: inner.data.message ?? message, value };
}
