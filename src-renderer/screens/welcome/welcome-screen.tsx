/** Where a project begins: three options, the steps of the second, and the first answers. Which of them is shown is in the address. */
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { STEPS } from './plan-draft.ts';
import { StartOptions } from './start-options.tsx';
import { useDraft } from './use-draft.ts';
import { Wizard } from './wizard.tsx';

// It comes after the options and the steps, and brings what they do not need.
const Asking = lazy(() => import('./asking.tsx'));

export function WelcomeScreen() {
  const [address] = useSearchParams();
  const projectId = address.get('project');
  const step = STEPS.find((each) => each === address.get('step'));
  if (projectId !== null)
    return (
      <Suspense>
        <Asking projectId={projectId} />
      </Suspense>
    );
  return <BeforeAsking step={step} />;
}

/** Its draft is read again after a project was made of it. */
function BeforeAsking({ step }: { step: (typeof STEPS)[number] | undefined }) {
  const [draft, onChange] = useDraft();
  return step ? (
    <Wizard step={step} draft={draft} onChange={onChange} />
  ) : (
    <StartOptions draft={draft} onChange={onChange} />
  );
}
