/** Says above every screen that the data folder is gone, for as long as it is. What stands below is what was read before. */
import { useQuery } from '@tanstack/react-query';

import { FOLDER_GONE } from '../api/live-updates.ts';
import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './folder-banner.module.css';

export function FolderBanner() {
  // Events and refused calls say so; nothing is ever asked for.
  const isGone = useQuery<boolean>({ queryKey: FOLDER_GONE, queryFn: () => false, enabled: false }).data ?? false;
  const { title, help } = TEXTS.ui.errors.folderGone;
  return (
    isGone && (
      <div className={classes.banner}>
        <Notice title={title} isAlert>
          <p>{help}</p>
        </Notice>
      </div>
    )
  );
}
