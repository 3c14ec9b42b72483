/** An answer that a person saw somewhere else, as it is handed in. */
import { z } from 'zod';

import { readSourceAddress } from '../text/read-source-address.ts';
import { characters, countryField, engineField, languageField, momentField, nameText } from './fields.ts';

const webAddress = z
  .string()
  .max(4000)
  .transform(readSourceAddress)
  .pipe(z.url({ protocol: /^https?$/ }));
const webPage = z.union(
  [
    webAddress.transform((url) => ({ url, title: null })),
    z
      .strictObject({ url: webAddress, title: z.string().max(1000).nullish() })
      .transform(({ url, title }) => ({ url, title: title ?? null })),
  ],
  { error: 'must be a web address, or a page as { url, title }' },
);

/** Its text and what surrounds it. */
export const manualAnswer = {
  promptId: z.string().optional().describe('The prompt that it answers; or tell `prompt`'),
  prompt: characters(1, 500).optional().describe('Text of the prompt; one that is not there is created, paused'),
  language: languageField.optional().describe('Of `prompt`; default: the language of the project'),
  model: engineField,
  text: z
    .string()
    .max(1_000_000)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .describe('Markdown or plain text, kept unchanged'),
  sources: z
    .array(webPage)
    .max(500)
    .optional()
    .describe('The pages that it references, in its order: addresses (without a scheme: https) or { url, title }'),
  fanOutQueries: z.array(z.string().max(2000)).max(500).optional(),
  answeredAt: momentField.optional().describe('When it was seen, not before 1970 and not in the future; default: now'),
  country: countryField.optional().describe('Where it was asked from'),
  app: nameText(1, 200).optional().describe('Where it was seen, for example the name of an app'),
  note: characters(1, 2000).optional(),
} as const;

/** The prompt is told once, and a language belongs to its text. */
export function checkPrompt<T extends z.ZodType>(input: T) {
  return input.check((context) => {
    const { promptId, prompt, language } = context.value as Partial<Record<'promptId' | 'prompt' | 'language', string>>;
    const issue = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    if ((promptId === undefined) === (prompt === undefined)) issue('prompt', 'either prompt or promptId must be sent');
    else if (promptId !== undefined && language !== undefined) issue('language', 'goes with prompt, not with promptId');
  });
}
