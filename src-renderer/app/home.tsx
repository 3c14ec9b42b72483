/** Opens the project that was open last, else the default one, else the welcome screen. */
import { Navigate } from 'react-router';

import { useOperation } from '../api/use-operation.ts';
import { loadLastProjectId, toProjectPath } from '../filters/filter-memory.ts';

export function Home() {
  const projects = useOperation('projects.list', {}).data ?? [];
  const lastId = loadLastProjectId();
  const project =
    projects.find(({ id }) => id === lastId) ?? projects.find(({ isDefault }) => isDefault) ?? projects[0];
  return <Navigate to={project ? toProjectPath(project.id) : '/welcome'} replace />;
}
