/** The steps that set up a project: a line of progress, one step, back and next. Where one is stands in the address. */
import { Button, CloseButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type FunctionComponent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useClient } from '../../api/client-context.ts';
import { readNow } from '../../api/read-now.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { type Draft, type FullDraft, removeDraft } from './draft.ts';
import { findFaults, findFirstFaulty, STEPS, type Step, toSetUp } from './plan-draft.ts';
import { takePasted } from './plan-lines.ts';
import type { StepInput } from './step-input.ts';
import { StepLine } from './step-line.tsx';
import { BrandStep } from './steps/brand-step.tsx';
import { CheckStep } from './steps/check-step.tsx';
import { CompetitorsStep } from './steps/competitors-step.tsx';
import { EnginesStep } from './steps/engines-step.tsx';
import { MarketStep } from './steps/market-step.tsx';
import { PromptsStep } from './steps/prompts-step.tsx';
import type { ChangeDraft } from './use-draft.ts';
import { useEngines } from './use-engines.ts';
import { useMode } from './use-mode.ts';
import { usePlanEngines } from './use-plan-engines.ts';
import classes from './wizard.module.css';

const SCREENS: Readonly<Record<Step, FunctionComponent<StepInput>>> = {
  brand: BrandStep,
  market: MarketStep,
  engines: EnginesStep,
  prompts: PromptsStep,
  competitors: CompetitorsStep,
  check: CheckStep,
};

/** Steps that begin with a text to type. */
const TYPED: readonly Step[] = ['brand', 'prompts', 'competitors'];

const words = TEXTS.setup;

interface WizardProps {
  step: Step;
  draft: Draft;
  onChange: ChangeDraft;
}

export function Wizard({ step, draft: kept, onChange }: WizardProps) {
  const navigate = useNavigate();
  const mode = useMode(kept);
  const draft: FullDraft = { ...kept, engines: useEngines(kept, mode) };
  const { most } = usePlanEngines();
  const [triedStep, setTriedStep] = useState<Step | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const create = useCreate(draft, mode);
  const faults = findFaults(step, draft, most);
  const faulty = step === 'check' ? findFirstFaulty(draft, most) : null;
  const place = STEPS.indexOf(step);
  const goTo = (other: Step) => void navigate(`/welcome?step=${other}`);
  useEffect(() => startStep(form.current, step), [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pasted = takePasted(step, draft);
    if (pasted) onChange(pasted);
    if ((pasted ? findFaults(step, { ...draft, ...pasted, engines: draft.engines }, most) : faults).length > 0) {
      setTriedStep(step);
      // After the faults were drawn.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const next = STEPS[place + 1];
    if (next) goTo(next);
    else create.mutate();
  };
  const Fields = SCREENS[step];
  return (
    <form ref={form} className={classes.wizard} onSubmit={submit} noValidate>
      <header className={classes.head}>
        <StepLine step={step} onGo={goTo} isOpen={(other) => STEPS.indexOf(other) < place} />
        <CloseButton aria-label={words.leave} title={words.leave} onClick={() => void navigate('/welcome')} />
      </header>
      <div className={classes.title}>
        <h1 tabIndex={-1}>{words.steps[step].title}</h1>
        <p>{words.steps[step].note}</p>
      </div>
      <div className={classes.fields}>
        <Fields draft={draft} onChange={onChange} faults={triedStep === step ? faults : []} />
        {faulty && (
          <p className={classes.warning} role="alert">
            {words.check.incomplete(words.steps[faulty].name)}{' '}
            <Button onClick={() => goTo(faulty)}>{words.check.goThere}</Button>
          </p>
        )}
        {create.error && <ErrorNotice error={create.error} />}
      </div>
      <footer className={classes.foot}>
        <Button
          size="sm"
          onClick={() => void navigate(place === 0 ? '/welcome' : `/welcome?step=${STEPS[place - 1] ?? ''}`)}
        >
          {words.back}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="filled"
          loading={create.isPending}
          disabled={step === 'check' && faulty !== null}
        >
          {step === 'check' ? words.check.ask : words.next}
        </Button>
      </footer>
    </form>
  );
}

/** Each step begins at the top: in a field where one types first, else at its heading. */
function startStep(form: HTMLFormElement | null, step: Step): void {
  window.scrollTo(0, 0);
  const first = TYPED.includes(step) ? 'input' : 'h1';
  form?.querySelector<HTMLElement>(first)?.focus();
}

function useCreate(draft: FullDraft, mode: 'live' | 'test') {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => client.call('projects.setUp', toSetUp(draft, mode)),
    onSuccess: async (project) => {
      await readNow(client, cache, 'projects.list', {});
      removeDraft();
      void navigate(`/welcome?project=${encodeURIComponent(project.id)}`, { replace: true });
    },
  });
}
