/** How many spellings near the own name nobody counts, where its names are entered; nothing when there are none. */
import { Link } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

const words = TEXTS.competitors.ghosts;

export function GhostsNote({ projectId }: { projectId: string }) {
  const tracked = useOperation('competitors.tracked', { projectId });
  const own = tracked.data?.brands.find(({ isUserBrand }) => isUserBrand);
  return own ? <NearOwn projectId={projectId} brandId={own.id} /> : null;
}

function NearOwn({ projectId, brandId }: { projectId: string; brandId: string }) {
  const found = useOperation('competitors.ghosts', { projectId, brandId, limit: 1 });
  const count = found.data?.pagination.total ?? 0;
  if (count === 0) return null;
  return (
    <Notice title={words.nearYours(count)}>
      <Link to={toScreenLink(projectId, 'competitors', new URLSearchParams())}>{words.look}</Link>
    </Notice>
  );
}
