/** The brands to compare with: name and site, one by one or as a list. */
import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';

import { TEXTS } from '../../../texts/texts.ts';
import type { DraftCompetitor } from '../draft.ts';
import { takePastedCompetitors } from '../plan-lines.ts';
import { describeFault, type StepInput } from '../step-input.ts';
import classes from './step.module.css';

const { competitors: words, remove } = TEXTS.setup;
const BLANK: DraftCompetitor = { name: '', site: '' };

export function CompetitorsStep({ draft, onChange, faults }: StepInput) {
  // There is always a line to type into.
  const rows = draft.competitors.length === 0 ? [BLANK] : draft.competitors;
  const save = (competitors: DraftCompetitor[]) => onChange({ competitors });
  const change = (place: number, changes: Partial<DraftCompetitor>) =>
    save(rows.map((row, index) => (index === place ? { ...row, ...changes } : row)));
  return (
    <>
      <div>
        <div className={classes.rowHeads} aria-hidden>
          <span>{words.nameHead}</span>
          <span>{words.siteHead}</span>
        </div>
        <ul className={classes.rows}>
          {rows
            // Rows have no identity but their place: names change while they are typed.
            .map((row, index) => ({ row, index }))
            .map(({ row, index }) => (
              <li key={index} className={classes.competitorRow}>
                <TextInput
                  aria-label={words.name(index + 1)}
                  value={row.name}
                  error={describeFault(faults, `competitors.${index}.name`)}
                  onChange={(event) => change(index, { name: event.currentTarget.value })}
                  dir="auto"
                />
                <TextInput
                  aria-label={words.site(index + 1)}
                  placeholder={TEXTS.setup.brand.siteHint}
                  value={row.site}
                  error={describeFault(faults, `competitors.${index}.site`)}
                  onChange={(event) => change(index, { site: event.currentTarget.value })}
                  inputMode="url"
                />
                <ActionIcon
                  variant="subtle"
                  aria-label={remove(row.name || words.name(index + 1))}
                  onClick={() => save(rows.filter((_, other) => other !== index))}
                >
                  <IconX size={16} />
                </ActionIcon>
              </li>
            ))}
        </ul>
        <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={() => save([...rows, BLANK])}>
          {words.add}
        </Button>
      </div>
      <Paste draft={draft} onChange={onChange} />
    </>
  );
}

function Paste({ draft, onChange }: Pick<StepInput, 'draft' | 'onChange'>) {
  return (
    <div className={classes.pasteShort}>
      <Textarea
        label={words.paste}
        value={draft.pastedCompetitors}
        onChange={(event) => onChange({ pastedCompetitors: event.currentTarget.value })}
        minRows={2}
        maxRows={8}
        autosize
      />
      <Button disabled={draft.pastedCompetitors.trim() === ''} onClick={() => onChange(takePastedCompetitors(draft))}>
        {words.addLines}
      </Button>
    </div>
  );
}
