/**
 * Stands in a form whose settings were changed somewhere else since it was opened: in another window, by a script. A form in which nothing was
 * typed takes them over by itself; else its owner chooses, and nothing typed is lost before that.
 */
import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';

import { TEXTS } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

interface ChangedElsewhereProps<Values extends object> {
  /** As they are now, in the shape of the form. */
  saved: Values;
  form: Pick<UseFormReturnType<Values>, 'values' | 'isDirty' | 'setValues' | 'resetDirty'>;
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

export function ChangedElsewhere<Values extends object>({ saved, form }: ChangedElsewhereProps<Values>) {
  const [known, setKnown] = useState(saved);
  const isOther = !isSame(saved, known);
  const isTyped = form.isDirty() && !isSame(saved, form.values);
  const takeOver = () => {
    form.setValues(saved);
    form.resetDirty(saved);
    setKnown(saved);
  };
  useEffect(() => {
    if (isOther && !isTyped) takeOver();
  });
  if (!isOther || !isTyped) return null;
  const { title, text, load } = TEXTS.settings.changedElsewhere;
  return (
    <Notice title={title} action={<Button onClick={takeOver}>{load}</Button>}>
      {text}
    </Notice>
  );
}
