/** The models that an owner can choose among for a route, with what is known of each. Pure. */
import { fromDate } from '#shared/time/day.ts';
import { findModel, listCatalogue } from './catalogue.ts';
import type { KnownModel } from './own-models.ts';
import type { ServedModel } from './served-models.ts';

export interface ModelQuestion {
  route: string;
  /** What is asked for by now. */
  asked: string;
  catalogue: readonly KnownModel[];
  /** As the provider lists them; null where it was not asked or gave no list. */
  served: readonly ServedModel[] | null;
  today: number;
}

export interface OfferedModel {
  model: string;
  line: KnownModel | null;
  retiresOn: string | null;
  contextTokens: number | null;
  /** Whether the provider's own list has it; null without one. */
  isServed: boolean | null;
  isAsked: boolean;
}

/**
 * What the provider lists, else what the catalogue has and is not over; always the owner's own and the one that is asked. The
 * newest first, those of which nobody knows the day last.
 */
export function listModels({ route, asked, catalogue, served, today }: ModelQuestion): OfferedModel[] {
  const lines = listCatalogue(route, catalogue) as KnownModel[];
  const current = lines.filter((line) => line.isOwn || line.retiresOn === null || fromDate(line.retiresOn) > today);
  const own = lines.filter(({ isOwn }) => isOwn);
  const names = [...(served ?? current), ...own].map(({ model }) => model);
  const byModel = new Map(served?.map((model) => [model.model, model]));
  return [...new Set([asked, ...names])]
    .map((model): OfferedModel => {
      const line = findModel(route, model, catalogue) as KnownModel | null;
      const reported = byModel.get(model);
      return {
        model,
        line,
        // The owner's word counts, then the provider's, which is newer than the catalogue.
        retiresOn: (line?.isOwn ? line.retiresOn : null) ?? reported?.retiresOn ?? line?.retiresOn ?? null,
        contextTokens: reported?.contextTokens ?? line?.contextTokens ?? null,
        isServed: served === null ? null : reported !== undefined,
        isAsked: model === asked,
      };
    })
    .sort(byNewest);
}

function byNewest(a: OfferedModel, b: OfferedModel): number {
  const days = (b.line?.since ?? '').localeCompare(a.line?.since ?? '');
  return days === 0 ? Number(b.line !== null) - Number(a.line !== null) || a.model.localeCompare(b.model) : days;
}
