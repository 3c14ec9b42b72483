/** The button at the end of a form of settings. */
import { Button } from '@mantine/core';

import { TEXTS } from '../../texts/texts.ts';
import classes from './settings-screen.module.css';

export function SaveRow({ isSaving, isDirty = true }: { isSaving: boolean; isDirty?: boolean }) {
  return (
    <div className={classes.submit}>
      <Button type="submit" variant="filled" loading={isSaving} disabled={!isDirty}>
        {TEXTS.ui.save}
      </Button>
    </div>
  );
}
