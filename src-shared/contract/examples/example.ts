/** What an example of an operation is, and the ids that all examples share, so that they tell of one small world. */
import type { OperationInput, OperationName, OperationOutput } from '../index.ts';

/** An input as a client sends it and the `data` that comes back for it. */
export type Examples<N extends OperationName> = {
  readonly [K in N]: { readonly input: OperationInput<K>; readonly output: OperationOutput<K> };
};

export const PROJECT_ID = '66f1a2b3c4d5e6f708192a3b';
export const PROMPT_ID = '0b6f1d2e-4c3a-4f58-9a71-2d3e4f506172';
export const OTHER_PROMPT_ID = '1c7a2e3f-5d4b-4069-8b82-3e4f50617283';
export const ANSWER_ID = '2d8b3f40-6e5c-417a-9c93-4f5061728394';
export const BRAND_ID = '3e9c4051-7f6d-428b-8da4-5061728394a5';
export const COMPETITOR_ID = '4fad5162-807e-439c-9eb5-61728394a5b6';
export const SUGGESTION_ID = '50be6273-918f-44ad-8fc6-728394a5b6c7';
export const SOURCE_ID = '61cf7384-a290-45be-90d7-8394a5b6c7d8';
export const TASK_ID = '72d08495-b3a1-46cf-81e8-94a5b6c7d8e9';
export const RUN_ID = '83e195a6-c4b2-47d0-92f9-a5b6c7d8e9fa';
export const ATTRIBUTION_ID = '94f2a6b7-d5c3-48e1-830a-b6c7d8e9fa0b';

export const ANSWERED_AT = '2026-03-09T06:00:12.000Z';
export const PROMPT_TEXT = 'Which planning board suits a small team?';
export const QUERY_TEXT = 'best planning board small team';
