/** How local servers word their errors. What they might search is not reported. */
import type { ChatDialect } from '../chat/chat-dialect.ts';

export const LOCAL_DIALECT: ChatDialect = { serverName: 'The local server' };
