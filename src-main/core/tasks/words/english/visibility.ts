/** What the rules of the category visibility say. */
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import {
  choosePlural,
  toCountText,
  toLanguageLabel,
  toPercentText,
  toShareOfAnswersText,
  toSharePercentText,
} from './figures.ts';

export const VISIBILITY = {
  lowVisibility: {
    /** `lower` and `upper` bound the brand interval, in percent. */
    task: ({ name, seen, lower, upper }: { name: string; seen: Share; lower: number; upper: number }): TaskTexts => ({
      title: `${name} is missing from most answers`,
      description: `When a question does not name ${name}, few answers name it or cite its site. People who ask an engine for advice rarely meet the brand.`,
      steps: [
        'Look at the prompts below and choose the few that matter most for the business.',
        'For each, read which sites the answers cite and what the named competitors offer there.',
        'Publish one page for each that answers the question fully, and ask the cited sites to include the brand.',
        'Compare again after four weeks; engines take time to notice.',
      ],
      summary: `${name} is visible in ${seen.part} of ${toCountText(seen.whole, 'answer')} to unbranded prompts (${toPercentText(seen)}).`,
      metrics: [
        { label: 'Visibility, unbranded prompts', value: toPercentText(seen) },
        { label: 'Brand interval', value: `${toSharePercentText(lower)} to ${toSharePercentText(upper)}` },
        { label: 'Answers', value: String(seen.whole) },
      ],
    }),
    item: (engine: string, { part, whole }: Share): string =>
      `${engine}: visible in ${part} of ${toCountText(whole, 'answer')}`,
  },
  visibilityDrop: {
    task: ({ name, now, before }: { name: string; now: Share; before: Share }): TaskTexts => {
      const dropPoints = (before.part / before.whole - now.part / now.whole) * 100;
      return {
        title: `The visibility of ${name} has fallen`,
        description: `In the last thirty days fewer answers name ${name} or cite its site than in the thirty days before. The difference is larger than chance explains.`,
        steps: [
          'See below which engine lost most, and open answers of both periods side by side.',
          'Check whether pages that used to be cited still exist and say what they said.',
          'Look at which brands and sites took the place.',
          'Bring the pages that were cited before up to date first.',
        ],
        summary: `Visibility fell by ${dropPoints.toFixed(0)} points to ${toPercentText(now)}.`,
        metrics: [
          { label: 'Last 30 days', value: toShareOfAnswersText(now) },
          { label: '30 days before', value: toShareOfAnswersText(before) },
        ],
      };
    },
    item: (engine: string, { now, before }: { now: Share; before: Share }): string =>
      `${engine}: ${toPercentText(before)} before, ${toPercentText(now)} now`,
  },
  blindEngine: {
    task: ({ name, engine, ...shares }: { name: string; engine: string; here: Share; rest: Share }): TaskTexts => ({
      title: `${engine} never shows ${name}`,
      description: `Other engines name ${name} or cite its site; ${engine} does not in a single answer. It draws on other sources, or cannot read the site.`,
      steps: [
        `See which sites ${engine} cites in the answers below.`,
        'Check that the site lets the crawler of this engine in (robots.txt, firewall, bot protection).',
        'Check that the search index behind the engine knows the important pages.',
        'Get the brand onto two or three of the sites that it cites most.',
      ],
      summary: `Visible in 0 of ${toCountText(shares.here.whole, 'answer')} of ${engine}, elsewhere in ${toPercentText(shares.rest)}.`,
      metrics: [
        { label: `Visibility on ${engine}`, value: '0%' },
        { label: 'On the other engines', value: toPercentText(shares.rest) },
      ],
    }),
    item: (engine: string): string => `Newest answers of ${engine}`,
  },
  invisiblePrompts: {
    /** Of the `judged` prompts, which have `least` answers each, so many are `invisible`. */
    task: ({ name, ...counts }: { name: string; invisible: number; judged: number; least: number }): TaskTexts => {
      const { invisible, judged, least } = counts;
      const count = toCountText(invisible, 'prompt');
      return {
        title: `${name} never appears on ${count}`,
        description: `No answer to ${choosePlural(invisible, 'this prompt', 'these prompts')} in the last thirty days names ${name} or cites its site.`,
        steps: [
          'Strike out the prompts that are not worth winning; archive them.',
          'For each of the others, open the answers and note which pages they cite.',
          'Decide whether a page of your own is missing or whether it exists and is not found.',
          'Start with the prompts on which competitors are named.',
        ],
        summary: `${count} of ${judged} with at least ${least} answers ${choosePlural(invisible, 'has', 'have')} no visible one.`,
        metrics: [
          { label: 'Prompts never visible', value: String(invisible) },
          { label: 'Share of the prompts', value: toPercentText({ part: invisible, whole: judged }) },
        ],
      };
    },
    item: ({ text, answers, rivalNamed }: { text: string; answers: number; rivalNamed: number }): string =>
      `${text} (${toCountText(answers, 'answer')}, competitors in ${rivalNamed})`,
  },
  weakPrompts: {
    task: ({ name, weak, all }: { name: string; weak: number; all: Share }): TaskTexts => {
      const count = toCountText(weak, 'prompt');
      return {
        title: `${name} is seen less on ${count}`,
        description: `On the prompts below ${name} is visible far less often than on all others. The engines know the brand, so these are the gaps that are closed most easily.`,
        steps: [
          'Open a prompt and compare an answer that names the brand with one that does not.',
          'Note which pages the second one cites and what they say that the own site does not.',
          'Extend the page that comes closest to the question; a new page is seldom needed here.',
        ],
        summary: `${count} far below the ${toPercentText(all)} of all unbranded prompts together.`,
        metrics: [
          { label: 'Weak prompts', value: String(weak) },
          { label: 'Visibility on all unbranded prompts', value: toPercentText(all) },
        ],
      };
    },
    item: ({ text, visible, answers }: { text: string; visible: number; answers: number }): string =>
      `${text} (${toPercentText({ part: visible, whole: answers })} of ${toCountText(answers, 'answer')})`,
  },
  languageGap: {
    task: ({ name, language, here, rest }: { name: string; language: string; here: Share; rest: Share }): TaskTexts => {
      const label = toLanguageLabel(language);
      return {
        title: `${name} is seen less in ${label}`,
        description: `Answers to prompts in ${label} show ${name} much less often than answers in the other languages.`,
        steps: [
          `Check which pages of the site exist in ${label} and whether each names its language.`,
          'Translate the pages first that are cited in other languages.',
          `Look for ${label} sites among the sources of the answers below and get the brand mentioned there.`,
        ],
        summary: `Visible in ${toPercentText(here)} of ${toCountText(here.whole, 'answer')} in ${label}, in ${toPercentText(rest)} elsewhere.`,
        metrics: [
          { label: `Visibility in ${label}`, value: toPercentText(here) },
          { label: 'In the other languages', value: toPercentText(rest) },
        ],
      };
    },
    item: (name: string, language: string): string => `Answers in ${toLanguageLabel(language)} without ${name}`,
  },
};
