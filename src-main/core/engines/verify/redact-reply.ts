/**
 * Takes out of a reply what is the owner's alone: keys in every spelling, ids of accounts, organizations, projects and users, e-mail
 * addresses. What is left can be shown to anybody and still has the shape of the reply. Pure.
 */
import type { KeptBody } from '#shared/contract/verification.ts';
import { redactText } from '../../../redact-key.ts';
import { decodeJson } from '../wire/decode-json.ts';
import type { Exchange } from './record-fetch.ts';

const BLOT = '[removed]';

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;
/** `org-abc123`, `proj_abc123`, `user_2dHF…`. */
const PREFIXED_ID =
  /\b(?:org|proj|project|user|team|acct|account|key|wrkspc|workspace|sess|cust|cus)[-_](?=\w*\d)\w{6,}/gi;
/** `projects/1234`, `team 1a2b3c`, `account: 42abc`. */
const NAMED_ID =
  /\b(projects?|organi[sz]ations?|teams?|accounts?|workspaces?|users?)((?:[ _]?(?:id|number))?["'`]?[/:= ]\s?["'`]?)(?=[\w-]*\d)[\w-]{4,}/gi;

const OWNERS = 'account|organi[sz]ation|org|team|user|project|workspace|customer|tenant|creator|owner|api_?key|key';
/** Fields that name an owner: `team_id`, `account_email`, `redacted_api_key`, `modified_by`. */
const OWNER_FIELD = new RegExp(
  `(?:^|_)(?:${OWNERS})(?:_?(?:id|ids|name|email|label|hash|number|slug))?$|^(?:e?_?mail|modified_by|created_by|label|safety_identifier|page_token|serpapi_link|json_endpoint|raw_html_file|prettify_html_file)$`,
  'i',
);
/** Of a reply about the account itself. */
const ACCOUNT_FIELD = /^(?:name|note|plan_name|.*_(?:time|at|date))$/i;
const OWNER_HEADER =
  /organi[sz]ation|project|account|request-?id|trace|cf-ray|authori[sz]ation|cookie|team|user|workspace|\bkey\b/i;

/** A text for people or files. */
export function redactForReport(text: string, keys: readonly string[]): string {
  const withoutKeys = keys.reduce((rest, key) => redactText(rest, key), redactText(text, null));
  return withoutKeys
    .replace(EMAIL, BLOT)
    .replace(UUID, BLOT)
    .replace(PREFIXED_ID, BLOT)
    .replace(NAMED_ID, (_whole, owner: string, between: string) => `${owner}${between}${BLOT}`);
}

/** A reply as it may be shown; null where it has no body worth showing. */
export function toStoredBody(
  name: string,
  { status, headers, body }: Exchange,
  keys: readonly string[],
): KeptBody | null {
  if (body === null) return null;
  const decoded = decodeJson(body);
  const isAccount = name === 'account';
  const text = decoded.isReadable
    ? JSON.stringify(redactValue(decoded.value, keys, isAccount), null, 2)
    : redactForReport(new TextDecoder().decode(body), keys);
  return { name, status, headers: redactHeaders(headers, keys), body: text.toWellFormed() };
}

function redactHeaders(headers: Record<string, string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      OWNER_HEADER.test(name) ? BLOT : redactForReport(value, keys),
    ]),
  );
}

function redactValue(value: unknown, keys: readonly string[], isAccount: boolean): unknown {
  if (typeof value === 'string') return redactForReport(value, keys);
  if (Array.isArray(value)) return value.map((each) => redactValue(each, keys, isAccount));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => {
      const isOwners = OWNER_FIELD.test(field) || (isAccount && ACCOUNT_FIELD.test(field));
      const isNamed = typeof inside === 'string' || typeof inside === 'number';
      return [redactForReport(field, keys), isOwners && isNamed ? BLOT : redactValue(inside, keys, isAccount)];
    }),
  );
}
