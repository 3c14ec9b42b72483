/** Opens the project that was open last, else the default one, else the welcome screen; never instead of where the window is going already. */
import { Navigate, useNavigation } from 'react-router';

import { useOperation } from '../api/use-operation.ts';
import { loadLastProjectId, toProjectPath } from '../filters/filter-memory.ts';

export function Home() {
  const isLeaving = useNavigation().state !== 'idle';
  const projects = useOperation('projects.list', {}).data ?? [];
  const lastId = loadLastProjectId();
  const project =
    projects.find(({ id }) => id === lastId) ?? projects.find(({ isDefault }) => isDefault) ?? projects[0];
  // A screen that is being loaded was asked for while projects were: this way would go over it.
  if (isLeaving) return null;
  return <Navigate to={project ? toProjectPath(project.id) : '/welcome'} replace />;
}
