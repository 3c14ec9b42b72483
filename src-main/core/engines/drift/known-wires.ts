/**
 * What each route's replies are known to hold: kinds of items by their path, fields that a figure needs, and names of headers about
 * allowances. Pure data. It decides nothing; `find-drift.ts` holds replies against it. A path consists of keys, `[]` for each element of
 * a list; what a path does not have is no fault of it.
 */

export interface KnownWire {
  /** Texts that may be at a path. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** Keys that the objects at a path may have one of: wires that tell kinds apart by keys. */
  keys?: Readonly<Record<string, readonly string[]>>;
  /** Always there in a reply that holds an answer; without it a figure is missing. */
  fields: readonly string[];
}

const RESPONSE_STATES = ['completed', 'incomplete', 'failed', 'cancelled'];
const RESPONSE_CONTENTS = ['output_text', 'refusal', 'reasoning_text', 'summary_text'];

const RESPONSES = {
  status: RESPONSE_STATES,
  'output[].content[].type': RESPONSE_CONTENTS,
  'output[].content[].annotations[].type': ['url_citation', 'file_citation', 'container_file_citation', 'file_path'],
  'output[].action.type': ['search', 'open_page', 'find_in_page', 'find'],
};
const TOKENS = ['usage.input_tokens', 'usage.output_tokens'];

const MESSAGES: KnownWire = {
  kinds: {
    'content[].type': ['text', 'thinking', 'redacted_thinking', 'server_tool_use', 'web_search_tool_result'],
    'content[].citations[].type': ['web_search_result_location'],
    'content[].content[].type': ['web_search_result'],
    'content[].content.type': ['web_search_tool_result_error'],
    stop_reason: ['end_turn', 'max_tokens', 'pause_turn', 'refusal', 'stop_sequence', 'model_context_window_exceeded'],
  },
  fields: ['model', 'stop_reason', ...TOKENS],
};

const CHAT: KnownWire = {
  kinds: {
    'choices[].finish_reason': ['stop', 'length', 'content_filter', 'tool_calls', 'insufficient_system_resource'],
    'choices[].message.content[].type': ['text', 'image_url'],
  },
  fields: ['model', 'choices[].message', 'usage.prompt_tokens', 'usage.completion_tokens'],
};

const BLOCKS = ['heading', 'paragraph', 'list', 'table', 'expandable', 'comparison', 'code_block'];
const SURFACE: KnownWire = {
  kinds: { 'text_blocks[].type': BLOCKS, 'text_blocks[].text_blocks[].type': BLOCKS },
  fields: ['search_metadata.status'],
};

/** By id of a route. Routes that are missing have no wire: nothing is sent. */
export const KNOWN_WIRES: Readonly<Record<string, KnownWire>> = {
  'openai-responses': {
    kinds: {
      ...RESPONSES,
      'output[].type': ['message', 'web_search_call', 'reasoning'],
      'output[].action.sources[].type': ['url', 'api'],
    },
    fields: ['model', 'status', ...TOKENS],
  },
  'xai-responses': {
    kinds: { ...RESPONSES, 'output[].type': ['message', 'web_search_call', 'reasoning'] },
    fields: ['model', 'status', ...TOKENS, 'usage.cost_in_usd_ticks'],
  },
  'openrouter-responses': {
    kinds: { ...RESPONSES, 'output[].type': ['message', 'web_search_call', 'openrouter:web_search', 'reasoning'] },
    fields: ['model', 'status', ...TOKENS, 'usage.cost'],
  },
  // Its annotations name their kind freely.
  'perplexity-agent': {
    kinds: {
      status: RESPONSE_STATES,
      'output[].content[].type': RESPONSE_CONTENTS,
      'output[].type': ['message', 'search_results', 'fetch_url_results', 'reasoning'],
    },
    fields: ['model', 'status', ...TOKENS, 'usage.cost.total_cost'],
  },
  'anthropic-messages': MESSAGES,
  'deepseek-messages': MESSAGES,
  'deepseek-chat': CHAT,
  'openai-compatible': CHAT,
  'gemini-generate': {
    kinds: {
      'candidates[].finishReason': [
        'STOP',
        'MAX_TOKENS',
        'SAFETY',
        'RECITATION',
        'PROHIBITED_CONTENT',
        'BLOCKLIST',
        'SPII',
        'LANGUAGE',
        'OTHER',
        'MALFORMED_FUNCTION_CALL',
      ],
    },
    keys: {
      'candidates[].content.parts[]': ['text'],
      'candidates[].groundingMetadata.groundingChunks[]': ['web'],
    },
    fields: ['modelVersion', 'usageMetadata.promptTokenCount'],
  },
  'mistral-conversations': {
    kinds: {
      'outputs[].type': ['message.output', 'tool.execution', 'function.call', 'agent.handoff'],
      'outputs[].content[].type': ['text', 'tool_reference', 'thinking'],
    },
    fields: ['usage.prompt_tokens', 'usage.completion_tokens'],
  },
  'serpapi-ai-overview': {
    kinds: { 'ai_overview.text_blocks[].type': BLOCKS, 'text_blocks[].type': BLOCKS },
    fields: ['search_metadata.status'],
  },
  'serpapi-ai-mode': SURFACE,
  'serpapi-copilot': SURFACE,
};

/** Names of headers that are read, or known to say nothing that a figure or a pace needs. Lower case. */
export const KNOWN_HEADERS: readonly RegExp[] = [
  /^(x-)?ratelimit(-(limit|remaining|reset|policy))?$/,
  /^x-ratelimit-(limit|remaining|reset)(-project)?-(requests|tokens)$/,
  /^x-ratelimit-(limit|remaining)-(req|tokens)-(minute|month|5-minute)$/,
  /^x-ratelimit-(tokens|req)-query-cost$/,
  /^anthropic-(priority-|fast-)?ratelimit-((input-|output-)?tokens|requests)-(limit|remaining|reset)$/,
  /^anthropic-ratelimit-unified-[a-z0-9-]+$/,
];

/** Headers worth a look when they are new: what is left of an allowance, and what a server gives notice of. */
export const NOTABLE_HEADER = /rate-?limit|^deprecation$|^sunset$|^warning$/;
