/**
 * Errors as servers of all families word them. Whatever names a country, a model or the content of a question is looked at
 * before keys and money: such sentences mention accounts and keys as well.
 */
import type { ErrorRule } from './error-rules.ts';

/** Statuses with which servers say that something about a call is not as they want it. */
const REFUSALS = [400, 401, 403, 404, 410, 422, 451];
const OF_KEYS = [400, 401, 403];
const OF_MONEY = [400, 401, 402, 403, 429];
const OF_PATHS = [400, 404, 405];

const ACCOUNT =
  /\b(?:account|organi[sz]ation|project|team|workspace)\b.{0,60}\b(?:disabled|suspended|deactivated|terminated|banned|denied access)\b/i;
const CONTENT = [
  /\bviolat\w*\b.{0,40}\b(?:usage|content|safety)\b.{0,20}\b(?:guideline|polic)/i,
  /\bsafety_check_type|\bcontent exists risk\b|\binput was flagged\b|\bcontent[ _-]?(?:filter|moderat)|\bblocked (?:by|for|due to) (?:safety|content)/i,
];
const REGION = [
  /\bunsupported_country|\b(?:country|region|territory|location)\b.{0,40}?\bnot (?:supported|available|allowed|served)\b/i,
  /\bnot (?:supported|available|allowed|offered) in (?:your|this) (?:country|region|location|territory)\b/i,
];
const BARRED_MODEL = [
  /\b(?:do(?:es)?n['’]t|do(?:es)? not) have access to (?:the |this )?model\b/i,
  /\bmust be verified to use (?:the |this )?model\b/i,
  /\bnot (?:allowed|authori[sz]ed|permitted|entitled|enabled) (?:to (?:use|access)|for) (?:the |this )?model\b/i,
  /\bmodel\b.{0,80}?\bis not (?:allowed|enabled|permitted)\b/i,
];
const UNKNOWN_MODEL = [
  /\bmodels?\b.{0,120}?\b(?:do(?:es)?n['’]t|do(?:es)? not) exist\b/i,
  /\bmodels?\b.{0,120}?\bnot found\b/i,
  /\bmodel not exist\b|\bno such model\b|\b(?:unknown|invalid|unrecogni[sz]ed|unsupported) model\b|\bno models? (?:is |are )?loaded\b/i,
  /\bmodels?\b.{0,120}?\bno longer (?:available|supported|served)\b/i,
  /\bmodels?\b.{0,120}?\b(?:has been|was|is) (?:now )?(?:retired|deprecated|decommissioned|discontinued|sunset|removed|shut ?down)\b/i,
  /\bnot a valid model\b|\bmodel\b.{0,80}?\bis not (?:available|supported)(?! (?:with|for|by|in)\b)/i,
];
const MONEY =
  /exceeded your current quota|insufficient[ _](?:quota|balance|credits?|funds)|(?:out of|not enough|no|n['’]t have any) credits?\b|credits? (?:are |is )?(?:depleted|exhausted|used up)|(?:credit )?balance is too low|billing (?:hard )?limit|check your (?:plan and )?billing details|spend(?:ing)? (?:limit|cap)|payment required/i;
const KEY =
  /\b(?:incorrect|invalid|expired|revoked|disabled|blocked|missing|wrong|unknown|no)\b.{0,30}?\bAPI[ _-]?key\b|\bAPI[ _-]?key\b.{0,40}?\b(?:invalid|not valid|incorrect|expired|revoked|disabled|blocked|not found|leaked)\b/i;
const RIGHTS =
  /\b(?:insufficient|missing) (?:permissions?|scopes?)\b|\bnot have (?:the )?permission\b|\bpermission denied\b/i;
const PATH =
  /\binvalid url\b|\bunexpected endpoint\b|\b(?:unknown|no such) (?:endpoint|path|route|url)\b|\bcannot (?:get|post) \/|\bnot allowed for the requested url\b/i;

const toRules = (rule: Omit<ErrorRule, 'says'>, sentences: readonly RegExp[]): ErrorRule[] =>
  sentences.map((says) => ({ ...rule, says }));

export const SHARED_ERRORS: readonly ErrorRule[] = [
  // Inside a 2xx reply: a server that names itself as the trouble is not overruled by what its sentence mentions.
  { means: 'overloaded', status: [], code: /^(?:server_error|internal_(?:server_)?error|overloaded(?:_error)?)$/ },
  { means: 'forbidden', status: OF_KEYS, says: ACCOUNT },
  { means: 'content_refused', status: REFUSALS, code: /^(?:content_|moderation_)/ },
  ...toRules({ means: 'content_refused', status: REFUSALS }, CONTENT),
  { means: 'region', status: REFUSALS, code: /^unsupported_country/ },
  ...toRules({ means: 'region', status: REFUSALS }, REGION),
  ...toRules({ means: 'model_not_allowed', status: REFUSALS }, BARRED_MODEL),
  {
    means: 'unknown_model',
    status: REFUSALS,
    code: /^(?:model_not_found|invalid_model|unknown_model|model_deprecated)$/,
  },
  ...toRules({ means: 'unknown_model', status: REFUSALS }, UNKNOWN_MODEL),
  {
    means: 'quota',
    status: OF_MONEY,
    code: /^(?:insufficient_(?:quota|balance|credits|funds)|billing_(?:error|not_active|hard_limit_reached))$/,
  },
  { means: 'quota', status: OF_MONEY, says: MONEY },
  { means: 'auth', status: OF_KEYS, code: /^(?:invalid_api_key|authentication_error|unauthenticated|unauthorized)$/i },
  { means: 'auth', status: OF_KEYS, says: KEY },
  { means: 'forbidden', status: OF_KEYS, code: /^(?:permission_error|permission_denied|forbidden)$/i },
  { means: 'forbidden', status: OF_KEYS, says: RIGHTS },
  { means: 'wrong_path', status: OF_PATHS, says: PATH },
];
