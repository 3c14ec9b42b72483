/** Whether an answer of the window belongs to those that a finding is about. Pure. */
import type { AnswerGroup } from '../task-rule.ts';
import type { WindowAnswer } from './window-answers.ts';

/** Of 100: what is said leans to the bad. */
const NEUTRAL_HUNDREDTHS = 5_000;

/** All conditions hold; one left out does not matter. */
export function toGroupTest(
  group: AnswerGroup,
  hostOf: (sourceId: number) => string,
): (answer: WindowAnswer) => boolean {
  const { namedBrandId, host, sourceId, isUnfavourable } = group;
  const [promptIds, queryIds] = [toSet(group.promptIds, group.promptId), toSet(group.queryIds, group.queryId)];
  return (answer) => {
    const { segment, own, appearances, sourceIds } = answer;
    const sentiment = own?.opinion.sentiment ?? null;
    return (
      (promptIds === null || promptIds.has(answer.promptId)) &&
      (queryIds === null || answer.queryIds.some((id) => queryIds.has(id))) &&
      is(group.engine, segment.engine) &&
      is(group.language, segment.language) &&
      is(group.isBranded, segment.isBranded === 1) &&
      is(group.isGrounded, answer.isGrounded) &&
      is(group.isNamed, own?.isNamed ?? false) &&
      is(group.isCited, own?.isCited ?? false) &&
      is(group.isVisible, own !== undefined) &&
      is(group.isRivalNamed, answer.rivalsNamed > 0) &&
      is(isUnfavourable, sentiment !== null && sentiment < NEUTRAL_HUNDREDTHS) &&
      (namedBrandId === undefined || appearances.some((fact) => fact.brandId === namedBrandId && fact.isNamed)) &&
      (sourceId === undefined || sourceIds.includes(sourceId)) &&
      (host === undefined || sourceIds.some((id) => hostOf(id) === host))
    );
  };
}

function is<T>(wanted: T | undefined, found: T): boolean {
  return wanted === undefined || wanted === found;
}

function toSet(many: readonly number[] | undefined, one: number | undefined): ReadonlySet<number> | null {
  if (many) return new Set(many);
  return one === undefined ? null : new Set([one]);
}
