/** The navigation: project switcher on top, the screens that exist, appearance and width at the bottom. */
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChartLine, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink, useParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { toProjectPath } from '../filters/filter-memory.ts';
import { AppearanceSwitch } from './appearance-switch.tsx';
import classes from './navigation.module.css';
import { ProjectSwitcher } from './project-switcher.tsx';
import { APP_TEXTS } from './texts.ts';

interface NavigationProps {
  /** Undefined until they are known. */
  projects: OperationOutput<'projects.list'> | undefined;
  isCollapsed: boolean;
  onToggle: () => void;
}

const { navigation } = APP_TEXTS;

export function Navigation({ projects, isCollapsed, onToggle }: NavigationProps) {
  const { projectId } = useParams();
  const isProjectOpen = projects?.some(({ id }) => id === projectId) ?? false;
  const toggleLabel = isCollapsed ? navigation.expand : navigation.collapse;
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={classes.navigation} aria-label={navigation.label} data-collapsed={isCollapsed}>
      <ProjectSwitcher projects={projects} isCollapsed={isCollapsed} />
      {projectId && isProjectOpen && (
        <NavigationLink
          to={toProjectPath(projectId)}
          label={navigation.overview}
          icon={<IconChartLine size={18} stroke={1.75} aria-hidden />}
          isCollapsed={isCollapsed}
        />
      )}
      <div className={classes.bottom}>
        <AppearanceSwitch isCollapsed={isCollapsed} />
        <Tooltip label={toggleLabel} position="right">
          <ActionIcon variant="subtle" size={30} aria-label={toggleLabel} onClick={onToggle}>
            <ToggleIcon size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
    </nav>
  );
}

interface NavigationLinkProps {
  to: string;
  label: string;
  icon: ReactNode;
  isCollapsed: boolean;
}

function NavigationLink({ to, label, icon, isCollapsed }: NavigationLinkProps) {
  return (
    <Tooltip label={label} position="right" disabled={!isCollapsed}>
      <NavLink to={to} className={classes.link} aria-label={label}>
        {icon}
        {!isCollapsed && <span>{label}</span>}
      </NavLink>
    </Tooltip>
  );
}
