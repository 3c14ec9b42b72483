/** German questions of the sample project. Pure data. */
import type { SamplePrompt } from './sample-content.ts';

export const SAMPLE_PROMPTS_GERMAN: readonly SamplePrompt[] = [
  {
    text: 'Welches Tool für Projektplanung eignet sich für kleine Teams?',
    language: 'de',
    tags: ['comparison', 'small-team'],
  },
  { text: 'Welche Projektmanagement-Software ist für Einsteiger am einfachsten?', language: 'de', tags: ['beginner'] },
  { text: 'Was kostet eine gute Software für Projektplanung im Monat?', language: 'de', tags: ['pricing'] },
  {
    text: 'Gibt es eine kostenlose Alternative zu Excel für die Projektplanung?',
    language: 'de',
    tags: ['alternative', 'free'],
  },
  { text: 'Welche Projektplaner sind mit der DSGVO vereinbar?', language: 'de', tags: ['privacy'] },
  { text: 'Womit planen Agenturen ihre Kundenprojekte und Kapazitäten?', language: 'de', tags: ['agency'] },
  { text: 'Welche Software kann Gantt-Diagramme und Zeiterfassung zusammen?', language: 'de', tags: ['features'] },
  { text: 'Wie plane ich ein Projekt mit Freiberuflern und festem Team?', language: 'de', tags: ['how-to', 'remote'] },
  { text: 'Welche Erfahrungen gibt es mit Kordiva?', language: 'de', tags: ['branded'] },
  {
    text: 'Brimlane oder Oduvia: Was ist besser für ein Team von zehn Leuten?',
    language: 'de',
    tags: ['comparison'],
  },
];
