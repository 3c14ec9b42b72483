/** What DeepSeek's plain chat does in its own way: it searches nothing, and says what it used up but not what that cost. */
import type { ChatDialect } from '../chat/chat-dialect.ts';
import { readChatUsage } from '../chat/read-usage.ts';

export const DEEPSEEK_CHAT_DIALECT: ChatDialect = {
  serverName: 'DeepSeek',
  quotaCodes: new Set(['insufficient_balance']),
  refine: (answer, reply) => ({
    ...answer,
    queries: [],
    bill: { reportedUsd: null, usage: readChatUsage(reply) },
  }),
};
