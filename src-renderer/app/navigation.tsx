/** The navigation: project switcher on top, the screens that exist, appearance and width at the bottom. */
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconLayoutList,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSettings,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation, useParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { loadFilterSearch } from '../filters/filter-memory.ts';
import { keepFilters } from '../filters/screen-link.ts';
import { TEXTS } from '../texts/texts.ts';
import { AppearanceSwitch } from './appearance-switch.tsx';
import classes from './navigation.module.css';
import { ProjectSwitcher } from './project-switcher.tsx';
import { PORTFOLIO_PATH, SCREENS, type ScreenEntry, toScreenPath } from './screens.ts';

interface NavigationProps {
  /** Undefined until they are known. */
  projects: OperationOutput<'projects.list'> | undefined;
  isCollapsed: boolean;
  onToggle: () => void;
}

const { navigation, screens } = TEXTS.app;

export function Navigation({ projects, isCollapsed, onToggle }: NavigationProps) {
  const { projectId } = useParams();
  const isProjectOpen = projects?.some(({ id }) => id === projectId) ?? false;
  const toggleLabel = isCollapsed ? navigation.expand : navigation.collapse;
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const openProjectId = projectId && isProjectOpen ? projectId : null;
  const listed = (place: ScreenEntry['place']) =>
    openProjectId !== null && <ScreenLinks place={place} projectId={openProjectId} isCollapsed={isCollapsed} />;
  return (
    <nav className={classes.navigation} aria-label={navigation.label} data-collapsed={isCollapsed}>
      <ProjectSwitcher projects={projects} isCollapsed={isCollapsed} />
      <div className={classes.links}>
        {projects && projects.length > 1 && (
          <NavigationLink
            to={PORTFOLIO_PATH}
            label={TEXTS.portfolio.title}
            icon={<IconLayoutList size={18} stroke={1.75} aria-hidden />}
            isCollapsed={isCollapsed}
          />
        )}
        {listed('measure')}
        {openProjectId && <div className={classes.divider} data-drawn />}
        {listed('act')}
      </div>
      <div className={classes.low}>
        {listed('bottom') || (
          <NavigationLink
            to="/settings"
            label={screens.settings}
            icon={<IconSettings size={18} stroke={1.75} aria-hidden />}
            isCollapsed={isCollapsed}
          />
        )}
      </div>
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

interface ScreenLinksProps {
  place: ScreenEntry['place'];
  projectId: string;
  isCollapsed: boolean;
}

/** Links keep the filters that the address holds now; without any, those that the project was left with. */
function ScreenLinks({ place, projectId, isCollapsed }: ScreenLinksProps) {
  const address = keepFilters(new URLSearchParams(useLocation().search));
  const search = address.size > 0 ? address.toString() : loadFilterSearch(projectId);
  return SCREENS.filter((entry) => entry.place === place).map(({ name, path, icon: ScreenIcon, load }) => (
    <NavigationLink
      key={name}
      to={toScreenPath(projectId, path, search)}
      label={screens[name]}
      icon={<ScreenIcon size={18} stroke={1.75} aria-hidden />}
      isCollapsed={isCollapsed}
      onApproach={() => load().catch(() => {})}
    />
  ));
}

interface NavigationLinkProps {
  to: string;
  label: string;
  icon: ReactNode;
  isCollapsed: boolean;
  /** The pointer or the keyboard is on it: its screen's code may be loaded. Following the link says what goes wrong. */
  onApproach?: () => void;
}

function NavigationLink({ to, label, icon, isCollapsed, onApproach }: NavigationLinkProps) {
  return (
    <Tooltip label={label} position="right" disabled={!isCollapsed}>
      <NavLink to={to} className={classes.link} aria-label={label} onPointerEnter={onApproach} onFocus={onApproach}>
        {icon}
        {!isCollapsed && <span>{label}</span>}
      </NavLink>
    </Tooltip>
  );
}
