/** Where a project begins: three doors, the steps behind the second, and the first answers. Which of them stands in the address. */
import { useSearchParams } from 'react-router';

import { Asking } from './asking.tsx';
import { Doors } from './doors.tsx';
import { STEPS } from './plan-draft.ts';
import { useDraft } from './use-draft.ts';
import { Wizard } from './wizard.tsx';

export function WelcomeScreen() {
  const [address] = useSearchParams();
  const projectId = address.get('project');
  const step = STEPS.find((each) => each === address.get('step'));
  if (projectId !== null) return <Asking projectId={projectId} />;
  return <BeforeAsking step={step} />;
}

/** Its draft is read again after a project was made of it. */
function BeforeAsking({ step }: { step: (typeof STEPS)[number] | undefined }) {
  const [draft, onChange] = useDraft();
  return step ? <Wizard step={step} draft={draft} onChange={onChange} /> : <Doors draft={draft} onChange={onChange} />;
}
