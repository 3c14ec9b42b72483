/** Alerts: the rules of the open project, where they may be sent to, and the log. */
import { useParams } from 'react-router';

import { useOperation } from '../../../api/use-operation.ts';
import { TEXTS } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import classes from './alerts.module.css';
import { LogCard } from './log-card.tsx';
import { RuleForm } from './rule-form.tsx';
import { RulesCard } from './rules-card.tsx';
import { TargetForm } from './target-form.tsx';
import { TargetsCard } from './targets-card.tsx';

const words = TEXTS.settings.alerts;

export default function AlertsSection() {
  const { projectId } = useParams();
  const targets = useOperation('alertTargets.list', {});
  if (targets.error) return <ErrorNotice error={targets.error} onRetry={() => void targets.refetch()} />;
  if (!targets.data) return <SkeletonCard heightPx={420} />;
  const list = targets.data.targets;
  return (
    <>
      {projectId ? (
        <>
          <RulesCard projectId={projectId} targets={list} />
          <RuleForm projectId={projectId} targets={list} />
        </>
      ) : (
        <Card title={words.rules}>
          <div className={classes.text}>
            <p>{words.noProject}</p>
          </div>
        </Card>
      )}
      <TargetsCard targets={list} />
      <TargetForm />
      {projectId && <LogCard projectId={projectId} />}
    </>
  );
}
