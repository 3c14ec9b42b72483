/** `money.caps`: the caps of the account and of every live project, and what counts against them this month. */
import { loadCapList } from '../core/money/list-caps.ts';
import { handler } from './handler.ts';

export const listCaps = handler('money.caps', (core) => core.storage.read(loadCapList, core.now()));
