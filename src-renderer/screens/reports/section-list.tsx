/** The sections of a report in their order: chosen, moved by pointer or keyboard, each with texts of the owner around it. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ActionIcon, Checkbox, Textarea } from '@mantine/core';
import { IconGripVertical, IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type ReportSection, SECTIONS_OF_KIND } from '#shared/vocabulary/reports.ts';

import { TEXTS } from '../../texts/texts.ts';
import { planAnnouncements, planSectionRows, setSectionText, toggleSection } from './plan-sections.ts';
import type { ReportFormProps } from './report-form.tsx';
import classes from './section-list.module.css';

const words = TEXTS.reports;

/** A click ticks a section; only a pull of some pixels moves it. */
const PULL_PX = 4;

export default function SectionList({ draft, onChange, toError }: ReportFormProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: PULL_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [openSection, setOpenSection] = useState<ReportSection | null>(null);
  const { sections } = draft;
  const rows = planSectionRows(sections, SECTIONS_OF_KIND[draft.kind]);
  const accessibility = useMemo(() => planAnnouncements(sections), [sections]);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => sections.indexOf(id as ReportSection));
    if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return;
    onChange({ sections: arrayMove(sections, from, to) });
  };
  const error = toError('sections');
  return (
    <div>
      <p className={classes.help}>{words.sectionsHelp}</p>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={accessibility}>
        <SortableContext items={sections} strategy={verticalListSortingStrategy}>
          <ul className={classes.list} aria-label={words.fields.sections}>
            {rows.map(({ section, isChosen }) => (
              <SectionRow
                key={section}
                section={section}
                isChosen={isChosen}
                isOpen={isChosen && section === openSection}
                texts={draft.sectionTexts[section]}
                onToggle={() => onChange({ sections: toggleSection(sections, section) })}
                onOpen={() => setOpenSection(section === openSection ? null : section)}
                onText={(text) => onChange({ sectionTexts: setSectionText(draft.sectionTexts, section, text) })}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {error && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SectionTexts {
  before: string;
  after: string;
}

interface SectionRowProps {
  section: ReportSection;
  isChosen: boolean;
  isOpen: boolean;
  texts: SectionTexts | undefined;
  onToggle: () => void;
  onOpen: () => void;
  onText: (texts: SectionTexts) => void;
}

function SectionRow({ section, isChosen, isOpen, texts, onToggle, onOpen, onText }: SectionRowProps) {
  const title = words.sections[section];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: section,
    disabled: !isChosen,
  });
  const { before, after } = texts ?? { before: '', after: '' };
  const moved = transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition } : undefined;
  return (
    <li ref={setNodeRef} className={classes.row} data-dragging={isDragging || undefined} style={moved}>
      <div className={classes.head}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.grip}
          disabled={!isChosen}
          {...attributes}
          {...listeners}
          aria-label={words.moveSection(title)}
        >
          <IconGripVertical size={14} aria-hidden />
        </button>
        <Checkbox size="xs" label={title} checked={isChosen} onChange={onToggle} />
        {isChosen && (
          <ActionIcon
            variant="subtle"
            size={24}
            className={classes.pencil}
            data-written={before !== '' || after !== '' || undefined}
            aria-label={words.sectionText(title)}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            <IconPencil size={14} />
          </ActionIcon>
        )}
      </div>
      {isOpen && (
        <div className={classes.texts}>
          <OwnText label={words.textBefore} value={before} onChange={(text) => onText({ before: text, after })} />
          <OwnText label={words.textAfter} value={after} onChange={(text) => onText({ before, after: text })} />
        </div>
      )}
    </li>
  );
}

function OwnText({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <Textarea
      label={label}
      value={value}
      maxLength={4000}
      onChange={(event) => onChange(event.currentTarget.value)}
      minRows={2}
      maxRows={8}
      autosize
      dir="auto"
    />
  );
}
