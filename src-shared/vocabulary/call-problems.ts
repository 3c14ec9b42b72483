/** What a test of an engine may meet: finer than the reasons of failed calls, since it also looks at the way there. */
export const CALL_PROBLEMS = [
  'no_key',
  'wrong_key',
  'no_quota',
  'no_allowance',
  'forbidden',
  'region',
  'cap',
  'rate_limit',
  'overloaded',
  'dns',
  'refused',
  'tls',
  'timeout',
  'network',
  'redirect',
  'not_the_engine',
  'wrong_path',
  'unknown_model',
  'model_not_allowed',
  'content_refused',
  'bad_address',
  'bad_request',
  'schema_drift',
  'search_error',
] as const;

export type CallProblem = (typeof CALL_PROBLEMS)[number];
