/** What the rules of the category setup say. */
import type { TaskTexts } from '../task-texts.ts';
import { toCountText, toPercentText } from './figures.ts';

export const SETUP = {
  missingWebsite: {
    /** An empty address and a null domain are those that are not set. */
    task: ({ name, websiteUrl, domain }: { name: string; websiteUrl: string; domain: string | null }): TaskTexts => {
      const missing = domain === null ? 'domain' : 'website address';
      return {
        title: `Add the ${missing} of ${name}`,
        description:
          domain === null
            ? `The project has no domain, so a citation of the site of ${name} cannot be told from any other.`
            : 'The project has a domain but no website address. New prompts need the address.',
        steps: [
          'Open the settings of the project.',
          `Enter the website of ${name}; the domain is taken from it.`,
          'Add further domains of the brand as domain aliases. Earlier answers are measured again automatically.',
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
      title: 'Add the competitors to measure against',
      description: `Only ${name} is tracked. Nobody can say yet whether others are named more often, earlier or in a better light.`,
      steps: [
        `List three to six brands that customers weigh against ${name}.`,
        'Add each with its domain and the other names that people use for it.',
        'Earlier answers are measured again automatically; nothing is asked or paid for again.',
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
      title: `Let ${engine} be asked`,
      description: `${toCountText(jobs, 'question')} to ${engine} cannot be sent. Until then every figure leaves this engine out.`,
      steps: [
        `Open the settings of engines and look at ${engine}.`,
        'Enter a key or choose another service for the engine, then use the test button.',
        `If ${engine} is not wanted, take it out of the engines of the project.`,
      ],
      summary: message || `${engine} waits for a key.`,
      metrics: [{ label: 'Waiting questions', value: String(jobs) }],
    }),
  },
  unreadableReplies: {
    task: ({ engine, unreadable, jobs }: { engine: string; unreadable: number; jobs: number }): TaskTexts => ({
      title: `Replies of ${engine} cannot be read`,
      description: `${engine} answers in a form that this version does not know. The raw replies are kept and can be read later; until then they are missing from every figure.`,
      steps: [
        'Look for an update of Sightline.',
        'If there is none, choose another service for the engine in the settings.',
        'Do not read a fall in the figures of this engine as a fall of the brand.',
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
      title: `Add prompts until there are at least ${least}`,
      description: `The project has ${toCountText(prompts, 'prompt')}. With so few, a single question decides what every figure says.`,
      steps: [
        'Write down the questions that customers ask before they choose: what is best, what does it cost, what else is there.',
        'Add them as prompts, several at once by pasting one a line.',
        'Tag them by topic, so that figures can be told apart later.',
      ],
      summary: `${toCountText(prompts, 'prompt')}; figures need at least ${least} to go by.`,
      metrics: [{ label: 'Prompts', value: String(prompts) }],
    }),
  },
  noUnbrandedPrompts: {
    task: ({ name, prompts }: { name: string; prompts: number }): TaskTexts => ({
      title: `Add questions that do not name ${name}`,
      description: `Every prompt names ${name}, and an answer to such a question names it too. Whether people find the brand who do not know it yet cannot be seen.`,
      steps: [
        `Take each prompt and ask what a person would type who has never heard of ${name}.`,
        'Add those questions beside the present ones.',
        'Compare both kinds: prompts with the brand show its reputation, those without show its visibility.',
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
      title: `Add the short forms of ${name}`,
      description: `The name has ${words} words and no alias. An answer that uses a short form of it is not counted as a mention.`,
      steps: [
        `Think of how people and engines shorten ${name}: its first word, initials, a product name.`,
        'Add only forms that mean nothing else; mark those as case-sensitive that are also a common word.',
        'Earlier answers are measured again; the change tells which figures moved.',
      ],
      summary: 'The brand is looked for under its full name only.',
      metrics: [
        { label: 'Name', value: name },
        { label: 'Aliases', value: '0' },
      ],
    }),
  },
};
