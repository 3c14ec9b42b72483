/** What the dialog asks for, as the operations take it. Pure. */
import type { OperationInput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { ImportKind, RowFate } from '#shared/vocabulary/imports.ts';
import { LOCALE } from '../texts/language.ts';

type Input = OperationInput<'imports.run'>;

/** Either its contents, or where it is on this machine. */
export interface PickedFile {
  name: string;
  content?: string;
  path?: string;
}

export interface ImportWish {
  /** Of a workbook; null: its first one. */
  sheet: string | null;
  map: Readonly<Record<string, string[]>>;
  dateOrder: Input['dateOrder'];
  decimal: Input['decimal'];
  currency: string;
  source: NonNullable<Input['source']>;
  engine: Engine | null;
  engines: Readonly<Record<string, Engine>>;
  hasHeads: boolean | undefined;
  only: RowFate | null;
  allOrNothing: boolean;
  isActive: boolean;
  takesOffTopic: boolean;
}

export const FIRST_WISH: ImportWish = {
  sheet: null,
  map: {},
  dateOrder: undefined,
  decimal: undefined,
  currency: '',
  source: 'form_tool_a',
  engine: null,
  engines: {},
  hasHeads: undefined,
  only: null,
  allOrNothing: false,
  isActive: false,
  takesOffTopic: false,
};

export interface Wanted {
  projectId: string;
  kind: ImportKind;
  file: PickedFile | null;
  wish: ImportWish;
}

export function toPreviewInput({ projectId, kind, file, wish }: Wanted): OperationInput<'imports.preview'> {
  const currency = wish.currency.trim().toUpperCase();
  return {
    ...{ projectId, kind, locale: LOCALE, fileName: file?.name ?? '', map: { ...wish.map } },
    ...(file?.path === undefined ? { file: file?.content ?? '' } : { path: file.path }),
    ...(wish.sheet !== null && { sheet: wish.sheet }),
    ...(wish.dateOrder !== undefined && { dateOrder: wish.dateOrder }),
    ...(wish.decimal !== undefined && { decimal: wish.decimal }),
    ...(wish.hasHeads !== undefined && { hasHeads: wish.hasHeads }),
    ...(wish.engine !== null && { engine: wish.engine }),
    ...(kind === 'attribution' && { source: wish.source }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    engines: { ...wish.engines },
    ...(wish.only !== null && { only: wish.only }),
  };
}

export function toRunInput(wanted: Wanted): Input {
  const { only: _, ...input } = toPreviewInput(wanted);
  const { allOrNothing, isActive, takesOffTopic } = wanted.wish;
  return {
    ...input,
    allOrNothing,
    ...(wanted.kind === 'prompts' && isActive && { state: 'active' as const }),
    ...(takesOffTopic && { takes: ['new' as const, 'off_topic' as const] }),
  };
}
