/**
 * Two weeks of answers to the same prompts by the same engines, the second with one cause planted in it: what an explanation has to find.
 * The today of the test clock is 2026-03-10: the weeks end on the 2nd and on the 9th.
 */
import type { SeededProject } from '#support/seed-project.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import type { TestService } from '#support/test-service.ts';

export const PLANTED_ENGINES = ['chatgpt', 'gemini', 'claude'] as const;
export const PLANTED_WEEK = { startDate: '2026-03-03', endDate: '2026-03-09' };
export const RIVAL = 'Rastorio';
export const PAGE = 'https://g2.example/best-kettles';

export type Planted = 'nothing' | 'engine' | 'prompts' | 'rival' | 'source' | 'asked';

export interface PlantedShape {
  prompts: number;
  /** How often the brand is named where nothing is planted. */
  rate: number;
  seed: number;
}

const SHAPE: PlantedShape = { prompts: 34, rate: 0.6, seed: 7 };
/** Prompts that lose the brand where prompts are planted: those with these numbers. */
export const LOST_PROMPTS = [3, 8, 13, 18, 23, 28];

export const toPromptText = (number: number): string => `Which kettle is best for case ${number}?`;

/** Lines of answers.ndjson. Prompts of odd numbers are tagged `odd`, every third `third` too. */
export function listPlantedLines(planted: Planted, shape: Partial<PlantedShape> = {}): object[] {
  const { prompts, rate, seed } = { ...SHAPE, ...shape };
  const choice = seededChoice(seed);
  const lines: object[] = [];
  for (let day = 0; day < 14; day++) {
    const isNow = day >= 7;
    const date = new Date(Date.UTC(2026, 1, 24 + day, 9)).toISOString();
    for (let number = 1; number <= prompts; number++) {
      if (planted === 'asked' && !isNow && number > prompts / 2) continue;
      for (const model of PLANTED_ENGINES) {
        const wasNamed = choice.isTrue(planted === 'asked' && number > prompts / 2 ? 0 : rate);
        const hasOther = choice.isTrue(0.3);
        const isHit = isNow && wasNamed && isPlantedHere(planted, model, number);
        const names = [
          ...(wasNamed && !isHit ? ['Brimlane'] : []),
          ...(isHit && planted === 'rival' ? [RIVAL] : []),
          ...(hasOther ? ['Kordiva'] : []),
        ];
        const hasPage = planted === 'source' && wasNamed && !isHit;
        const tags = [...(number % 2 ? ['odd'] : []), ...(number % 3 ? [] : ['third'])];
        lines.push({
          prompt: toPromptText(number),
          model,
          answeredAt: date,
          text: names.length === 0 ? 'Nothing stands out.' : `Take a look at ${names.join(', then ')}.`,
          ...(tags.length > 0 && { tags }),
          sources: [`https://news.example/${choice.below(40)}`, ...(hasPage ? [PAGE] : [])],
          language: number % 4 === 0 ? 'de' : 'en',
        });
      }
    }
  }
  return lines;
}

/** Whether an answer that would have named the brand does not. */
function isPlantedHere(planted: Planted, model: string, number: number): boolean {
  if (planted === 'engine') return model === 'gemini' && number % 4 !== 1;
  if (planted === 'prompts') return LOST_PROMPTS.includes(number);
  if (planted === 'rival') return number % 2 === 0;
  return planted === 'source';
}

/** Tracks the brands and imports the answers. */
export async function plantWorld(
  test: TestService,
  project: SeededProject,
  planted: Planted,
  shape: Partial<PlantedShape> = {},
): Promise<void> {
  for (const name of ['Kordiva', RIVAL]) await test.call('competitors.add', { projectId: project.id, name });
  await test.importLines(project.id, listPlantedLines(planted, shape));
}
