/**
 * Lifts the pace that the OpenAI route keeps out of respect for its server (four
 * calls at once, five starts a second), so that what is measured is the queue and the storage and not that pace.
 */
import { openAiResponsesRoute } from '#main/core/engines/openai-responses/openai-responses-route.ts';

openAiResponsesRoute.concurrency = 64;
openAiResponsesRoute.paceMs = 0;
