/** The sections of a report as rows of a list, and what choosing, writing and moving makes of them. Pure. */
import type { Active, DragCancelEvent, DragEndEvent, DragOverEvent, DragStartEvent, Over } from '@dnd-kit/core';
import type { ReportSection } from '#shared/vocabulary/reports.ts';

import { TEXTS } from '../../texts/texts.ts';
import type { ReportDraft } from './report-draft.ts';

interface SectionRow {
  section: ReportSection;
  isChosen: boolean;
}

/** Those that are chosen in their order, then the others. */
export function planSectionRows(chosen: readonly ReportSection[], all: readonly ReportSection[]): SectionRow[] {
  const others = all.filter((section) => !chosen.includes(section));
  return [
    ...chosen.map((section) => ({ section, isChosen: true })),
    ...others.map((section) => ({ section, isChosen: false })),
  ];
}

/** One that is chosen comes to the end. */
export function toggleSection(chosen: readonly ReportSection[], section: ReportSection): ReportSection[] {
  return chosen.includes(section) ? chosen.filter((each) => each !== section) : [...chosen, section];
}

type SectionTexts = ReportDraft['sectionTexts'];

/** Without a text nothing is kept of a section. */
export function setSectionText(
  texts: SectionTexts,
  section: ReportSection,
  text: { before: string; after: string },
): SectionTexts {
  const { [section]: _, ...others } = texts;
  return text.before === '' && text.after === '' ? others : { ...others, [section]: text };
}

/** What a screen reader is told while a section is moved. */
export function planAnnouncements(chosen: readonly ReportSection[]) {
  const { help, pickedUp, over: above, dropped, cancelled } = TEXTS.reports.moving;
  const titleOf = ({ id }: Active | Over) => TEXTS.reports.sections[id as ReportSection];
  const placeOf = ({ id }: Active | Over) => chosen.indexOf(id as ReportSection) + 1;
  return {
    screenReaderInstructions: { draggable: help },
    announcements: {
      onDragStart: ({ active }: DragStartEvent) => pickedUp(titleOf(active)),
      onDragOver: ({ active, over }: DragOverEvent) =>
        over ? above(titleOf(active), placeOf(over), chosen.length) : undefined,
      onDragEnd: ({ active, over }: DragEndEvent) => (over ? dropped(titleOf(active), placeOf(over)) : undefined),
      onDragCancel: ({ active }: DragCancelEvent) => cancelled(titleOf(active)),
    },
  };
}
