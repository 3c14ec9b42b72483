/** The brief of a task to be named on a site: what the site is, who is named there, which prompts lead there, what to offer and whom to write to. */
import { AppError, notFound } from '#shared/app-error.ts';
import { toDate } from '#shared/time/day.ts';
import type { SiteKind } from '#shared/vocabulary/site-kinds.ts';
import type { TaskLanguage } from '#shared/vocabulary/tasks.ts';
import { defineRead } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readTrackedBrands } from '../../brands/tracked-brands.ts';
import { readTotal } from '../../figures/query/breakdown.ts';
import { findGapDomain, type GapDomain } from '../../figures/query/sources/list-gap-domains.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';
import { toHost } from '../../measuring/normalise-url.ts';
import { toEngineLabel } from '../engine-label.ts';
import type { TaskDraft } from '../task-draft.ts';
import type { TaskTranslation } from '../task-translation.ts';
import type { OutreachBrief } from '../words/outreach-brief.ts';
import { TASK_WORDS } from '../words/task-words.ts';
import { findGapAnswers, type GapAnswer } from './find-gap-answers.ts';
import { OUTREACH_RULE } from './outreach-rule.ts';

export interface OutreachRequest {
  scope: FigureScope;
  /** As somebody wrote it: a host or an address. */
  domain: string;
}

/** Throws NOT_FOUND for a site without a gap in the window, CONFLICT for one of a competitor. */
export const planOutreach = defineRead(
  'outreach.plan',
  (db, request: OutreachRequest): TaskDraft => db.atOneMoment(() => readBrief(db, request)),
);

function readBrief(db: Connection, { scope, domain }: OutreachRequest): TaskDraft {
  const host = toHost(domain) ?? domain;
  const site = findGapDomain(db, scope, host);
  if (!site) throw notFound('A site with a gap of that domain');
  if (site.siteKind === 'competitor') {
    throw new AppError('CONFLICT', 'That is the site of a competitor, which is no place to be named on.');
  }
  const answers = findGapAnswers(db, scope, host);
  const brief = toBrief(site, {
    name: readTrackedBrands(db, scope.projectId).find(({ isOwn }) => isOwn)?.name ?? '',
    answers: readTotal(db, scope).answers,
    firstDate: toDate(scope.firstDay),
    lastDate: toDate(scope.lastDay),
  });
  const place = `sources?view=gaps&open=${encodeURIComponent(host)}`;
  const deepLink = `sightline://project/${readPublicId(db, scope.projectId)}/${place}`;
  return toDraft(brief, {
    answers,
    deepLink,
    pageIds: site.pages.map(({ id }) => id),
    promptIds: site.prompts.map(({ id }) => id),
  });
}

function toBrief(
  site: GapDomain,
  about: Pick<OutreachBrief, 'name' | 'answers' | 'firstDate' | 'lastDate'>,
): OutreachBrief {
  const { domain: host, siteKind, chance, citationCount, gapCount, promptCount, contact } = site;
  return {
    ...about,
    ...{ host, siteKind, chance, citationCount, gapCount, promptCount, contact: contact?.url ?? null },
    rivals: site.brands.filter(({ isOwn }) => !isOwn).map(({ name, answers }) => ({ name, answers })),
    prompts: site.prompts.map(({ text: name, gapCount: answers }) => ({ name, answers })),
    engines: site.engines.map(({ model, gapCount: answers }) => ({ name: toEngineLabel(model), answers })),
    pages: site.pages.map(({ url: name, citationCount: answers }) => ({ name, answers })),
  };
}

/** How much work it is to be named on such a site: 1 is minutes, 5 is days, 10 is months. */
const EFFORTS: Readonly<Record<SiteKind, number>> = {
  directory: 2,
  review_portal: 3,
  press_wire: 3,
  comparison: 4,
  social: 4,
  forum: 4,
  blog: 5,
  unknown: 5,
  magazine: 6,
  video: 6,
  shop: 6,
  news: 7,
  wiki: 7,
  institution: 7,
  reference: 7,
  company: 8,
  government: 9,
  competitor: 10,
};

/** By the share of all answers in which the site stands beside competitors alone: from 10 % on it matters most. */
function toImpact({ gapCount, answers }: OutreachBrief): number {
  const percent = (100 * gapCount) / Math.max(1, answers);
  return percent >= 10 ? 9 : percent >= 5 ? 8 : percent >= 2 ? 7 : percent >= 1 ? 6 : 5;
}

interface BriefEvidence {
  answers: readonly GapAnswer[];
  deepLink: string;
  pageIds: string[];
  /** Those that lead to the site, the first of them. */
  promptIds: string[];
}

function toDraft(brief: OutreachBrief, { answers, deepLink, pageIds, promptIds }: BriefEvidence): TaskDraft {
  const {
    items: [text = ''],
    plan: _,
    ...english
  } = say(brief, 'en');
  const { title, description, steps, summary, metrics } = english;
  const item = {
    text,
    answerIds: answers.map(({ id }) => id),
    promptIds: [...new Set(answers.map(({ promptId }) => promptId))],
    sourceIds: pageIds,
    shows: { of: 'site' as const, host: brief.host },
  };
  return {
    rule: OUTREACH_RULE,
    subject: brief.host,
    category: 'offsite',
    title,
    impact: toImpact(brief),
    effort: EFFORTS[brief.siteKind],
    content: {
      description,
      steps,
      evidence: { summary, metrics, items: [item], deepLink },
      contentPlan: null,
      translations: { de: say(brief, 'de') },
    },
    promptIds,
  };
}

function say(brief: OutreachBrief, language: TaskLanguage): TaskTranslation {
  const { outreach } = TASK_WORDS[language];
  return { ...outreach.task(brief), items: [outreach.item(brief.name, brief.host)], plan: null };
}

function readPublicId(db: Connection, projectId: number): string {
  return db.prepare('SELECT public_id FROM project WHERE id = ?').pluck().get(projectId) as string;
}
