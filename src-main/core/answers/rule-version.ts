/**
 * The text that names what a project's figures were measured by: the version of the measuring rules in the program, and a fingerprint of the
 * project's own (names, aliases, exclusions, domains and competitors). Names that are changed and changed back give the same text again.
 */
import { createHash } from 'node:crypto';
import type { Connection } from '../../storage/connection.ts';
import { readBrandRules } from '../brands/brand-store.ts';
import { type BrandRules, MEASURING_VERSION } from '../measuring/measurement.ts';
import { isMeasured, readMeasuredRules } from './measured-history.ts';

/** `3-1f0a93cc`; `3-1f0a93cc..3-9be2d410` while a history is being measured again, whose figures are partly by either. */
export function readRuleVersion(db: Connection, projectId: number): string {
  const now = toRuleVersion(readBrandRules(db, projectId));
  const measured = isMeasured(db, projectId) ? null : readMeasuredRules(db, projectId);
  const before = measured && toRuleVersion(measured.rules, measured.measuringVersion);
  return before === null || before === now ? now : `${before}..${now}`;
}

/** The order of brands is part of it: who comes first has the spellings that two of them share. */
export function toRuleVersion(rules: readonly BrandRules[], measuringVersion: number = MEASURING_VERSION): string {
  const text = JSON.stringify(
    rules.map(({ isOwn, names, exclusions, domains, withoutRules, near }) => [
      isOwn,
      names.map(({ text: name, caseSensitive }) => `${caseSensitive} ${name}`).sort(),
      exclusions.toSorted(),
      domains.toSorted(),
      // Only where there are any: the text of names alone stays what it was.
      ...(withoutRules || near ? [(withoutRules ?? []).toSorted(), (near ?? []).toSorted()] : []),
    ]),
  );
  return `${measuringVersion}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
