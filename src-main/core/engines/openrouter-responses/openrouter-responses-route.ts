/** Any engine over OpenRouter's Responses interface, with one key for all. Only joins request, wire and readers. */
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { type EngineRoute, USUAL_OUTPUT_TOKENS } from '../engine-route.ts';
import { readResponsesReplies } from '../responses/read-reply.ts';
import { callJson } from '../wire/call-json.ts';
import { toOpenRouterRequest } from './build-request.ts';
import { BY_ENGINE, chooseModel, STAND_INS } from './choose-model.ts';
import { OPENROUTER_DIALECT } from './openrouter-dialect.ts';

export const openRouterResponsesRoute: EngineRoute = {
  id: 'openrouter-responses',
  label: 'OpenRouter (its search may be another than the engine’s own)',
  surface: 'api',
  nearness: 'gateway',
  engines: ENGINES,
  chosenOnlyFor: STAND_INS,
  needsKey: true,
  honours: { language: 'instruction', country: 'parameter' },
  environment: { keyVariable: 'OPENROUTER_API_KEY', baseUrlVariable: 'OPENROUTER_BASE_URL' },
  defaults: { baseUrl: 'https://openrouter.ai/api/v1', model: BY_ENGINE, maxOutputTokens: USUAL_OUTPUT_TOKENS },
  toModel: chooseModel,
  knows: ['reasoningEffort', 'searchDepth'],
  concurrency: 4,
  paceMs: 200,
  call: (request, context) => {
    const body = toOpenRouterRequest(request, context.settings);
    return callJson({ endpoint: 'responses', version: 'v1', body }, OPENROUTER_DIALECT, context);
  },
  read: (replies) => readResponsesReplies(replies, OPENROUTER_DIALECT),
};
