/** English questions of the sample project. Pure data. */
import type { SamplePrompt } from './sample-content.ts';

export const SAMPLE_PROMPTS_ENGLISH: readonly SamplePrompt[] = [
  {
    text: 'What is the best project planning tool for a small team?',
    language: 'en',
    tags: ['comparison', 'small-team'],
  },
  { text: 'Which project management software is easiest for beginners?', language: 'en', tags: ['beginner'] },
  { text: 'How much does project planning software cost per user?', language: 'en', tags: ['pricing'] },
  { text: 'Is there a good free project planning app?', language: 'en', tags: ['pricing', 'free'] },
  { text: 'Which tools show project timelines as a Gantt chart?', language: 'en', tags: ['features'] },
  { text: 'What do creative agencies use to plan client projects?', language: 'en', tags: ['agency'] },
  { text: 'How can I see who on my team is overbooked next week?', language: 'en', tags: ['features', 'how-to'] },
  {
    text: 'Which planning tool works well for remote teams in different time zones?',
    language: 'en',
    tags: ['remote'],
  },
  {
    text: 'What is a simple alternative to spreadsheets for project planning?',
    language: 'en',
    tags: ['alternative', 'beginner'],
  },
  { text: 'Which project planning tools keep data in Europe?', language: 'en', tags: ['privacy'] },
  {
    text: 'What should I look for when choosing project management software?',
    language: 'en',
    tags: ['how-to', 'beginner'],
  },
  {
    text: 'Which project planning software has the best time tracking?',
    language: 'en',
    tags: ['features', 'comparison'],
  },
  { text: 'How do I plan a product launch with a team of five?', language: 'en', tags: ['how-to', 'small-team'] },
  {
    text: 'Kordiva vs Brimlane: which one is better for agencies?',
    language: 'en',
    tags: ['branded', 'comparison', 'agency'],
  },
  { text: 'Is Kordiva worth the price?', language: 'en', tags: ['branded', 'pricing'] },
  { text: 'What are the best alternatives to Veltaro?', language: 'en', tags: ['alternative'] },
];
