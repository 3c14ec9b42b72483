/** What the rules of the category setup say. */
import type { TaskTexts } from '../task-texts.ts';
import { toCountText, toPercentText } from './figures.ts';

export const SETUP = {
  missingWebsite: {
    /** An empty address and a null domain are those that are not set. */
    task: ({ name, websiteUrl, domain }: { name: string; websiteUrl: string; domain: string | null }): TaskTexts => {
      const missing = domain === null ? 'domain' : 'website address';
      return {
        title: `${name} has no ${missing} yet`,
        description:
          domain === null
            ? `Answers that cite the site of ${name} cannot be told from others: no citation of its own is counted, and its pages count as those of strangers.`
            : `Citations of ${domain} are counted, but no new prompt can be added before the address is known.`,
        steps: [
          `Enter the website of ${name} under Settings › Project & brand; the domain is taken from it.`,
          'Add further domains of the brand there too: shops, other countries, a blog.',
          'Look at Sources then: earlier answers are measured again by themselves, and nothing is asked or paid for again.',
        ],
        summary: `No ${missing} is set.`,
        metrics: [
          { label: 'Website', value: websiteUrl || 'not set' },
          { label: 'Domain', value: domain ?? 'not set' },
        ],
      };
    },
  },
  noCompetitors: {
    task: (name: string): TaskTexts => ({
      title: `${name} is compared with nobody`,
      description: `Only ${name} is tracked. Its place among brands, its share of voice and the sites where others are named and it is not stay empty until there is a competitor.`,
      steps: [
        `Begin on Competitors with the names that it suggests: they stand in answers to these questions, beside ${name} or in its place.`,
        `Add the brands that customers weigh against ${name}, three to six, each with its domain and the other names that people use.`,
        'Compare then: earlier answers are measured again by themselves, and nothing is asked or paid for again.',
      ],
      summary: 'No competitor is tracked.',
      metrics: [{ label: 'Competitors', value: '0' }],
    }),
  },
  engineWaits: {
    /** `reason` is that of the jobs that wait; `message` what was said then, in English. */
    task: ({
      engine,
      jobs,
      message,
    }: {
      engine: string;
      jobs: number;
      reason: string;
      message: string;
    }): TaskTexts => ({
      title: `${engine} is missing from every figure: ${toCountText(jobs, 'question')} cannot be sent`,
      description: `The project asks ${engine}, but its questions wait. What people are told there is in no figure, and falls and rises speak of the other engines alone.`,
      steps: [
        `See under Settings › Engines & keys what ${engine} waits for.`,
        'Enter a key or choose another service, and test it there with one short call.',
        `Leave ${engine} out of the project if your customers do not ask it: then nothing is missing.`,
      ],
      summary: message || `${engine} waits for a key.`,
      metrics: [{ label: 'Waiting questions', value: String(jobs) }],
    }),
  },
  unreadableReplies: {
    task: ({ engine, unreadable, jobs }: { engine: string; unreadable: number; jobs: number }): TaskTexts => ({
      title: `${unreadable} of ${jobs} replies of ${engine} could not be read`,
      description: `${engine} has changed how it replies. What it said in the last seven days is kept and can be read later; until then it is missing from every figure, and a fall there is no fall of the brand.`,
      steps: [
        'Look for a newer version of Sightline, then read the kept replies again under Settings › Engines & keys.',
        `Choose another service for ${engine} there if there is none.`,
        'Tell the client of the gap before the next report, if it falls into its period.',
      ],
      summary: `${unreadable} of ${jobs} replies in the last seven days could not be read.`,
      metrics: [
        { label: 'Unreadable replies', value: String(unreadable) },
        { label: 'Share', value: toPercentText({ part: unreadable, whole: jobs }) },
      ],
    }),
  },
  fewPrompts: {
    task: ({ prompts, least }: { prompts: number; least: number }): TaskTexts => ({
      title: `${toCountText(prompts, 'prompt')}: a single question decides every figure`,
      description: `With fewer than ${least} prompts a figure says how these questions are answered, and little of the brand: intervals are as wide as the scale, and no change holds up.`,
      steps: [
        'Ask sales and support for the questions that customers ask before they choose: what is best, what does it cost, what else is there.',
        `Add them on Prompts, several at once by pasting one a line, until there are at least ${least}.`,
        'Tag them by topic, so that a report can tell them apart.',
      ],
      summary: `${toCountText(prompts, 'prompt')}; figures need at least ${least} to go by.`,
      metrics: [{ label: 'Prompts', value: String(prompts) }],
    }),
  },
  noUnbrandedPrompts: {
    task: ({ name, prompts }: { name: string; prompts: number }): TaskTexts => ({
      title: `Nobody is asked without naming ${name}`,
      description: `All prompts name ${name}, and an answer to such a question names it too. Whether people find the brand who do not know it yet cannot be seen.`,
      steps: [
        `Take each prompt and write what a person would type who has never heard of ${name}.`,
        'Add those questions on Prompts beside the present ones.',
        'Narrow the screens to one kind: with the brand they show its reputation, without it its visibility.',
      ],
      summary: `${toCountText(prompts, 'prompt')}, and every one names the brand.`,
      metrics: [
        { label: 'Prompts with the brand', value: String(prompts) },
        { label: 'Prompts without', value: '0' },
      ],
    }),
  },
  missingAlias: {
    task: ({ name, words }: { name: string; words: number }): TaskTexts => ({
      title: `${name} is looked for under its full name only`,
      description: `The name has ${words} words and no alias. Who shortens it, people and engines alike, is not counted: mention rate and visibility may be higher than they are told.`,
      steps: [
        `Search Answers for how ${name} is shortened: its first word, initials, a product name.`,
        'Add those forms under Settings › Project & brand; one that is also a common word has to be there letter for letter.',
        'Read the receipt: earlier answers are measured again by themselves, and it tells which figures moved.',
      ],
      summary: `No other name of ${name} is known.`,
      metrics: [
        { label: 'Name', value: name },
        { label: 'Aliases', value: '0' },
      ],
    }),
  },
};
