/**
 * Where the address leaves open what to show: all clients where there is more than one project; else the only one, else the welcome screen.
 * Never instead of where the window is going already.
 */
import { useEffect } from 'react';
import { Navigate, useNavigation } from 'react-router';

import { useOperation } from '../api/use-operation.ts';
import { saveFirstScreen, toProjectPath } from '../filters/filter-memory.ts';

export function Home() {
  const isLeaving = useNavigation().state !== 'idle';
  const projects = useOperation('projects.list', {}).data ?? [];
  const hasMany = projects.length > 1;
  useEffect(() => saveFirstScreen(hasMany ? 'portfolio' : 'project'), [hasMany]);
  // A screen that is being loaded was asked for while projects were: this way would go over it.
  if (isLeaving) return null;
  const [project] = projects;
  if (hasMany) return <Navigate to="/portfolio" replace />;
  return <Navigate to={project ? toProjectPath(project.id) : '/welcome'} replace />;
}
