/** What DeepSeek's plain chat does in its own way: it searches nothing, which is known, not hidden. */
import type { ChatDialect } from '../chat/chat-dialect.ts';

export const DEEPSEEK_CHAT_DIALECT: ChatDialect = {
  serverName: 'DeepSeek',
  refine: (answer) => ({ ...answer, queries: [] }),
};
