/** The marks a project wears wherever its name stands: test environment, pitch. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { TEXTS } from '../texts/texts.ts';
import { TagMark } from '../ui/tag-mark.tsx';

type Project = OperationOutput<'projects.list'>[number];

const { navigation } = TEXTS.app;

export function ProjectMark({ project }: { project: Project }) {
  const { environment, isPitch, pitchExpiredAt } = project;
  return (
    <>
      {environment === 'test' && <TagMark hint={navigation.testHint}>{navigation.test}</TagMark>}
      {isPitch && <TagMark>{pitchExpiredAt ? navigation.pitchEnded : navigation.pitch}</TagMark>}
    </>
  );
}
