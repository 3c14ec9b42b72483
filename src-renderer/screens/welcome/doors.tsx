/** The three ways to begin: the sample project, one's own, or what one has already. */
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ArchiveDoor } from './archive-door.tsx';
import { DoorCard } from './door-card.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { SampleDoor } from './sample-door.tsx';
import type { ChangeDraft } from './use-draft.ts';
import classes from './welcome-screen.module.css';

export function Doors({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) {
  const projects = useOperation('projects.list', {}).data ?? [];
  const { title, again, intro } = TEXTS.welcome;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{projects.length === 0 ? title : again}</h1>
      <p className={classes.intro}>{intro}</p>
      <div className={classes.pair}>
        <OwnDoor draft={draft} onChange={onChange} />
        <SampleDoor />
      </div>
      <ArchiveDoor />
    </div>
  );
}

function OwnDoor({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) {
  const navigate = useNavigate();
  const { title, text, start, resume, discard } = TEXTS.welcome.own;
  const begin = () => void navigate('/welcome?step=brand');
  const name = draft.name.trim();
  return (
    <DoorCard title={title} text={text}>
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
    </DoorCard>
  );
}
