/**
 * Projects with a known truth, asked every day: the chances of each prompt stay as they are but for a drop that is planted. A rival is as
 * visible as the brand, and forty sites are cited by chance alone: the hardest cases for rules that must not fire on chance.
 */
import type { SeededProject } from '#support/seed-project.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import { drawChances } from '#support/simulated-answers.ts';
import type { TestService } from '#support/test-service.ts';

const DAY_MS = 86_400_000;
const PROMPTS = 20;
const ENGINES = ['chatgpt', 'perplexity'] as const;
const SITES = 40;
const RIVAL = 'Rastorio';

export interface AlertWorld {
  seed: number;
  days: number;
  /** UTC. */
  lastDate: string;
  /** Mean chance of an answer to name the brand. */
  rate: number;
  /** Points either way that all answers of a day share: engines have good and bad days. */
  mood?: number;
  /** From a day on, counted from the first, so many points less. */
  drop?: { fromDay: number; points: number };
}

/** Lines of answers.ndjson. */
export function listWorldLines({ seed, days, lastDate, rate, mood = 0, drop }: AlertWorld): object[] {
  const choice = seededChoice(seed);
  const chances = drawChances(choice, { prompts: PROMPTS, rate, correlation: 0.3 });
  const lastMs = Date.parse(`${lastDate}T09:00:00Z`);
  const lines: object[] = [];
  for (let day = 0; day < days; day++) {
    const shift = ((choice.next() * 2 - 1) * mood) / 100;
    const left = drop !== undefined && day >= drop.fromDay ? 1 - drop.points / 100 / rate : 1;
    const answeredAt = new Date(lastMs - (days - 1 - day) * DAY_MS).toISOString();
    for (let number = 0; number < PROMPTS; number++) {
      for (const model of ENGINES) {
        const isHit = choice.isTrue((chances[number] ?? 0) * left + shift);
        // The same chances, of other prompts.
        const isRival = choice.isTrue((chances[PROMPTS - 1 - number] ?? 0) + shift);
        const names = [...(isHit ? ['Brimlane'] : []), ...(isRival ? [RIVAL] : [])];
        lines.push({
          prompt: `Which kettle is best for case ${number}?`,
          model,
          answeredAt,
          language: 'en',
          text: names.length === 0 ? 'Nothing stands out.' : `Take a look at ${names.join(', then ')}.`,
          sources: [
            `https://site-${choice.below(SITES)}.example/kettles`,
            `https://site-${choice.below(SITES)}.example/`,
          ],
        });
      }
    }
  }
  return lines;
}

/** Gives the project's id. */
export async function plantAlertWorld(test: TestService, world: AlertWorld): Promise<string> {
  const { id: projectId }: Pick<SeededProject, 'id'> = await test.call('projects.create', {
    name: 'Brimlane',
    language: 'en',
    websiteUrl: 'https://brimlane.example',
  });
  await test.call('competitors.add', { projectId, name: RIVAL });
  await test.importLines(projectId, listWorldLines(world));
  return projectId;
}
