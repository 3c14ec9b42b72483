/** A notice where histories were measured by other word boundaries than this program's: figures would be mixed silently. */
import type { OtherHistory } from '../answers/other-histories.ts';
import { ICU_VERSION } from '../measuring/segmentation.ts';
import { NO_FACTS, type Notice } from './plan-notices.ts';

export function toBoundaryNotices(others: readonly OtherHistory[]): Notice[] {
  if (others.length === 0) return [];
  const languages = [...new Set(others.flatMap((history) => history.languages))].sort();
  const names = others.map(({ name }) => name).join(', ');
  return [
    {
      id: 'other_boundaries',
      kind: 'other_boundaries',
      severity: 'warning',
      engine: null,
      route: null,
      message: `Answers of ${names} in ${languages.join(', ')} were measured by other word boundaries than this program's (ICU ${ICU_VERSION}): depth and sentiment are not quite comparable.`,
      advice:
        'New answers are measured by this program’s and marked. Measuring again (projects remeasure, or doctor --repair for all) brings all to these.',
      since: null,
      until: null,
      facts: { ...NO_FACTS, languages },
      projects: others.map(({ publicId, name }) => ({ id: publicId, name })),
    },
  ];
}
