/** The marks a project wears wherever its name stands: test environment, pitch. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { TEXTS } from '../texts/texts.ts';
import { SmallBadge } from '../ui/small-badge.tsx';

type Project = OperationOutput<'projects.list'>[number];

const { navigation } = TEXTS.app;

export function ProjectBadges({ project }: { project: Project }) {
  const { environment, isPitch, pitchExpiredAt } = project;
  return (
    <>
      {environment === 'test' && <SmallBadge hint={navigation.testHint}>{navigation.test}</SmallBadge>}
      {isPitch && <SmallBadge>{pitchExpiredAt ? navigation.pitchEnded : navigation.pitch}</SmallBadge>}
    </>
  );
}
