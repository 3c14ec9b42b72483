/** Says calmly that more answers are planned than the owner's plan includes. Nothing stops for it, and nobody is billed. */
import { useQuery } from '@tanstack/react-query';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../api/client-context.ts';
import { operationQuery } from '../api/operation-query.ts';
import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';

type Metered = NonNullable<OperationOutput<'projects.metered'>['meteredNotice']>;

const words = TEXTS.runs.metered;

/** Of all that is planned now; nothing where the plan includes it. */
export function MeteredNow() {
  // Prompts, engines and schedules are changed on several screens: it is asked whenever it is shown.
  const query = useQuery({ ...operationQuery(useClient(), 'projects.metered', {}), staleTime: 0 });
  const metered = query.data?.meteredNotice;
  return metered ? <MeteredNotice metered={metered} /> : null;
}

export function MeteredNotice({ metered }: { metered: Metered }) {
  const { projectedMonthlyAnswers, includedResults, overageAnswers } = metered;
  return (
    <Notice title={words.title(overageAnswers)}>
      <p>{words.text(projectedMonthlyAnswers, includedResults)}</p>
    </Notice>
  );
}
