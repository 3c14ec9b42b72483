/**
 * What these routes need of a SerpApi reply. Lenient on purpose: every field may be missing, unknown fields and blocks
 * pass, and a malformed element costs only itself.
 */
import { z } from 'zod';

const text = z.string().nullish().catch(null);
const list = z.array(z.unknown()).nullish().catch(null);

/** What holds an answer: the whole reply of AI Mode and Copilot, `ai_overview` in a page of Google. */
export const answerShape = z.looseObject({
  header: text,
  text_blocks: list,
  references: list,
  reconstructed_markdown: text,
  error: text,
  page_token: text,
});

export const replyShape = z.looseObject({
  search_metadata: z.looseObject({ status: text }).nullish().catch(null),
  search_parameters: z.looseObject({}).nullish().catch(null),
  search_information: z.looseObject({}).nullish().catch(null),
  ai_overview: answerShape.nullish().catch(null),
  error: z.unknown().optional(),
});

export const referenceShape = z.looseObject({ link: z.string(), title: text, source: text });

export type SurfaceAnswer = z.infer<typeof answerShape>;

/** The token for an overview that is not in the page itself; null where it is, or where there is none. */
export function findPageToken(value: unknown): string | null {
  const overview = replyShape.safeParse(value).data?.ai_overview;
  if (overview == null || (overview.text_blocks ?? []).length > 0) return null;
  const token = overview.page_token?.trim() ?? '';
  return token === '' ? null : token;
}
