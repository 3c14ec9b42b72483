/** All that tasks say in German. */
import type { TaskWords } from '../english/index.ts';
import { COMPETITOR } from './competitor.ts';
import { CONTENT } from './content.ts';
import { FILE } from './file.ts';
import { OFFSITE } from './offsite.ts';
import { OUTREACH } from './outreach.ts';
import { PLANS } from './plans.ts';
import { REPUTATION } from './reputation.ts';
import { SETUP } from './setup.ts';
import { TECHNICAL } from './technical.ts';
import { VISIBILITY } from './visibility.ts';

export const GERMAN: TaskWords = {
  setup: SETUP,
  visibility: VISIBILITY,
  content: CONTENT,
  offsite: OFFSITE,
  outreach: OUTREACH,
  reputation: REPUTATION,
  competitor: COMPETITOR,
  technical: TECHNICAL,
  plans: PLANS,
  file: FILE,
};
