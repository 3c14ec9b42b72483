/** What was done for this prompt, and whether it worked; nothing where nothing was. */
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { ProofVerdict } from '../../proof/proof-verdict.tsx';
import { formatDate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './prompt-screen.module.css';

const words = TEXTS.proof;

export function PromptInterventions({ projectId, promptId }: { projectId: string; promptId: string }) {
  const list = useOperation('interventions.list', { projectId, promptId }).data?.interventions ?? [];
  return list.length === 0 ? null : <List projectId={projectId} list={list} />;
}

type Interventions = OperationOutput<'interventions.list'>['interventions'];

function List({ projectId, list }: { projectId: string; list: Interventions }) {
  const [address] = useSearchParams();
  const verdicts = useOperation('interventions.verdicts', { projectId }).data?.verdicts ?? [];
  return (
    <Card title={words.prompt}>
      <div className={classes.done}>
        <SmallTable heads={[words.list.name, words.list.date, words.list.figure, words.list.verdict]}>
          {list.map(({ id, name, date, figure, taskId }) => {
            const proven = verdicts.find((each) => each.id === id);
            const to =
              taskId === null
                ? toScreenLink(projectId, 'tasks', address, { view: 'interventions', intervention: id })
                : toScreenLink(projectId, `tasks/${taskId}`, address);
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={to}>{name}</Link>
                </th>
                <td>{formatDate(date)}</td>
                <td>{words.figures[figure]}</td>
                <td>{proven?.state === 'measured' ? <ProofVerdict {...proven} /> : words.states.waiting}</td>
              </tr>
            );
          })}
        </SmallTable>
      </div>
    </Card>
  );
}
