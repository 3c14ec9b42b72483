/** What alerts are about, and what came of sending one. */
export const ALERT_KINDS = [
  'figure',
  'engine_blind',
  'cap_near',
  'new_competitor',
  'lost_source',
  'overtaken',
  'report_failed',
  'export_failed',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const ALERT_FIGURES = [
  'responseVisibilityRate',
  'mentionRate',
  'citationRate',
  'shareOfVoice',
  'sentiment',
  'mentionOrder',
] as const;
export type AlertFigure = (typeof ALERT_FIGURES)[number];

/** `answered`: with a status that is no success; `refused_address`: it must not be asked. */
export const ALERT_OUTCOMES = [
  'sent',
  'answered',
  'redirected',
  'timeout',
  'unreachable',
  'refused_address',
  'no_secret',
  'failed',
  'no_program',
  'no_desktop',
] as const;
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number];
