/** The three ways to begin: the sample project, one's own, or what one has already. */
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ArchiveOption } from './archive-option.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { OptionCard } from './option-card.tsx';
import { SampleOption } from './sample-option.tsx';
import type { ChangeDraft } from './use-draft.ts';
import classes from './welcome-screen.module.css';

export function StartOptions({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) {
  const projects = useOperation('projects.list', {}).data ?? [];
  const { title, again, intro } = TEXTS.welcome;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{projects.length === 0 ? title : again}</h1>
      <p className={classes.intro}>{intro}</p>
      <div className={classes.pair}>
        <OwnOption draft={draft} onChange={onChange} />
        <SampleOption />
      </div>
      <ArchiveOption />
    </div>
  );
}

function OwnOption({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) {
  const navigate = useNavigate();
  const { title, text, start, resume, discard } = TEXTS.welcome.own;
  const begin = () => void navigate('/welcome?step=brand');
  const name = draft.name.trim();
  return (
    <OptionCard title={title} text={text}>
      <Button size="sm" variant="filled" rightSection={<IconArrowRight size={16} aria-hidden />} onClick={begin}>
        {name === '' ? start : resume(name)}
      </Button>
      {name !== '' && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => {
            onChange(emptyDraft(LANGUAGE));
            begin();
          }}
        >
          {discard}
        </Button>
      )}
    </OptionCard>
  );
}
