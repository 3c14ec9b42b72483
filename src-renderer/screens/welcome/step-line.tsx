/** How far one is: all steps in a row, those behind to go back to. */
import { IconCheck } from '@tabler/icons-react';

import { TEXTS } from '../../texts/texts.ts';
import { STEPS, type Step } from './plan-draft.ts';
import classes from './wizard.module.css';

interface StepLineProps {
  step: Step;
  isOpen: (step: Step) => boolean;
  onGo: (step: Step) => void;
}

const { steps, progress, step: countStep } = TEXTS.setup;

export function StepLine({ step, isOpen, onGo }: StepLineProps) {
  return (
    <nav aria-label={progress} className={classes.line}>
      <p className={classes.place}>{countStep(STEPS.indexOf(step) + 1, STEPS.length)}</p>
      <ol>
        {STEPS.map((each, index) => (
          <li key={each} data-state={each === step ? 'here' : isOpen(each) ? 'done' : 'ahead'}>
            <button
              type="button"
              className={classes.stepButton}
              disabled={!isOpen(each)}
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onGo(each)}
            >
              <span className={classes.number} aria-hidden>
                {isOpen(each) ? <IconCheck size={12} stroke={2.5} /> : index + 1}
              </span>
              {steps[each].name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
