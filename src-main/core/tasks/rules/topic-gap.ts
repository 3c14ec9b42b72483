/** Content: topics (tags) on which answers name competitors and leave the brand out, wholly or more than elsewhere. */
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import type { PromptFact, TaskFacts } from '../facts/task-facts.ts';
import { planTopicPage, toTopicAddress } from '../plan-content.ts';
import { compareShares, Z_99 } from '../statistics.ts';
import type { Finding, TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 20;
const MIN_PROMPTS = 2;
const ABSENT_PERCENT = 10;
const MIN_GAP_POINTS = 10;
const LEAST_RIVAL_PERCENT = 50;

export const topicGap: TaskRule = {
  id: 'topic-gap',
  category: 'content',
  minAnswers: MIN_ANSWERS,
  find(facts) {
    const tags = new Set(facts.prompts.flatMap((prompt) => prompt.tags));
    return [...tags]
      .map((tag) => toTopic(tag, facts))
      .filter((topic) => isGap(topic, facts))
      .sort((a, b) => a.visible / a.answers - b.visible / b.answers || (a.tag < b.tag ? -1 : 1))
      .map((topic) => toFinding(topic, facts));
  },
};

interface Topic {
  tag: string;
  prompts: PromptFact[];
  answers: number;
  visible: number;
  rivalNamed: number;
}

function toTopic(tag: string, facts: TaskFacts): Topic {
  const tagged = facts.prompts.filter((each) => !each.isBranded && each.answers > 0 && each.tags.includes(tag));
  const prompts = tagged.sort((a, b) => b.rivalNamed - b.visible - (a.rivalNamed - a.visible));
  const sumOf = (field: 'answers' | 'visible' | 'rivalNamed') => prompts.reduce((sum, each) => sum + each[field], 0);
  return { tag, prompts, answers: sumOf('answers'), visible: sumOf('visible'), rivalNamed: sumOf('rivalNamed') };
}

function isGap({ prompts, answers, visible, rivalNamed }: Topic, facts: TaskFacts): boolean {
  if (answers < MIN_ANSWERS || prompts.length < MIN_PROMPTS) return false;
  if (rivalNamed * 100 < answers * LEAST_RIVAL_PERCENT) return false;
  const all = countShare(facts.current, facts.own.id, 'visible', isUnbranded);
  const rest = { part: all.part - visible, whole: all.whole - answers };
  const gapPoints = rest.whole === 0 ? 0 : (rest.part / rest.whole - visible / answers) * 100;
  const isBehind = gapPoints >= MIN_GAP_POINTS && compareShares({ part: visible, whole: answers }, rest) <= -Z_99;
  return isBehind || visible * 100 <= answers * ABSENT_PERCENT;
}

function toFinding({ tag, prompts, answers, visible, rivalNamed }: Topic, facts: TaskFacts): Finding {
  const { name } = facts.own;
  const promptIds = prompts.map((prompt) => prompt.id);
  return {
    subject: tag.toLowerCase(),
    about: { promptIds, isBranded: false },
    say: ({ content }, around) =>
      content.topicGap.task(
        { tag, name, prompts: prompts.length, answers, visible, rivalNamed, page: toTopicAddress(facts, tag) },
        around,
      ),
    impact: 8,
    effort: 6,
    promptIds,
    items: prompts.slice(0, 10).map((prompt) => ({
      say: ({ content }) => content.topicGap.item(name, prompt),
      promptIds: [prompt.id],
      answers: { promptId: prompt.id, isVisible: false, isRivalNamed: true },
    })),
    place: `prompts?tags=${encodeURIComponent(tag)}`,
    contentPlan: () =>
      planTopicPage(
        facts,
        tag,
        prompts.map((prompt) => prompt.text),
      ),
  };
}
