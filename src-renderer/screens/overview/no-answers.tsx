/** Stands above figures that have nothing to count yet: what will be here, why it is not, and the one button that may bring it. */
import { useFilters } from '../../filters/use-filters.ts';
import { RemedyButton, useWindowRemedy } from '../../live-run/window-remedy.tsx';
import { formatDayRange } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

export function NoAnswers() {
  const { window } = useFilters();
  const remedy = useWindowRemedy();
  const { title, why } = TEXTS.overview.empty;
  return (
    <Notice title={title(formatDayRange(window.firstDay, window.lastDay))} action={<RemedyButton remedy={remedy} />}>
      <p>{why[remedy]}</p>
    </Notice>
  );
}
