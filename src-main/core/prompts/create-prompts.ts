/** Adds several prompts at once, to be asked or put aside until their owner resumes them: all of them or none. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineWrite } from '../../storage/command.ts';
import type { MeteredNotice } from '../projects/limits.ts';
import { createPrompt } from './create-prompt.ts';

export interface PromptsRequest {
  projectId: number;
  prompts: readonly { text: string; language?: string | undefined; tags?: readonly string[] | undefined }[];
  isPaused: boolean;
  models?: readonly Engine[];
  /** Of all of them. */
  tags: readonly string[];
}

export interface PromptsCreated {
  prompts: { id: string; text: string; language: string; created: boolean }[];
  meteredNotice: MeteredNotice | undefined;
}

/** One that is there already stays as it is. Throws what `createPrompt` does. */
export const createPrompts = defineWrite('prompts.createMany', (db, input: PromptsRequest, context): PromptsCreated => {
  const { projectId, prompts, isPaused, models, tags } = input;
  const made = prompts.map((prompt) =>
    createPrompt.run(
      db,
      {
        projectId,
        text: prompt.text,
        ...(prompt.language === undefined ? {} : { language: prompt.language }),
        ...(models ? { models } : {}),
        tags: [...new Set([...tags, ...(prompt.tags ?? [])])],
        isPaused,
      },
      context,
    ),
  );
  return {
    prompts: made.map(({ id, text, language, created }) => ({ id, text, language, created })),
    meteredNotice: made.findLast(({ meteredNotice }) => meteredNotice)?.meteredNotice,
  };
});
