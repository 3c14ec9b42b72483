/** Shows the open project and lets another be chosen; each project opens with the filters it was left with. */
import { Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { toProjectPath } from '../filters/filter-memory.ts';
import { DASH } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import classes from './navigation.module.css';
import { ProjectBadges } from './project-badges.tsx';

type Project = OperationOutput<'projects.list'>[number];

/** No project has such an id. */
const NEW_PROJECT = 'new';

const { navigation, product } = TEXTS.app;

interface ProjectSwitcherProps {
  projects: readonly Project[] | undefined;
  isCollapsed: boolean;
}

export function ProjectSwitcher({ projects, isCollapsed }: ProjectSwitcherProps) {
  if (!projects) return <Skeleton className={classes.switcher} height={44} radius={8} />;
  return <ProjectMenu projects={projects} isCollapsed={isCollapsed} />;
}

function ProjectMenu({ projects, isCollapsed }: { projects: readonly Project[]; isCollapsed: boolean }) {
  const navigate = useNavigate();
  const { projectId } = useParams();
  const open = projects.find(({ id }) => id === projectId);
  const choices = [
    ...projects.map((project) => ({
      value: project.id,
      label: project.name,
      hint: <ProjectBadges project={project} />,
    })),
    { value: NEW_PROJECT, label: navigation.newProject, hint: <IconPlus size={14} aria-hidden /> },
  ];
  const name = open?.name ?? (projects.length > 0 ? navigation.chooseProject : product);
  return (
    <ChoiceMenu
      label={navigation.project}
      choices={choices}
      selected={open ? [open.id] : []}
      onPick={(id) => void navigate(id === NEW_PROJECT ? '/welcome' : toProjectPath(id))}
      target={(toggle) => (
        <UnstyledButton className={classes.switcher} onClick={toggle}>
          <VisuallyHidden>{isCollapsed ? `${navigation.project}: ${name}` : `${navigation.project}: `}</VisuallyHidden>
          <span className={classes.initial} aria-hidden>
            {open || projects.length === 0 ? [...name][0]?.toUpperCase() : DASH}
          </span>
          {!isCollapsed && <ProjectWords name={name} project={open} hasProjects={projects.length > 0} />}
        </UnstyledButton>
      )}
    />
  );
}

interface ProjectWordsProps {
  name: string;
  project: Project | undefined;
  hasProjects: boolean;
}

function ProjectWords({ name, project, hasProjects }: ProjectWordsProps) {
  return (
    <>
      <span className={classes.project}>
        <span className={classes.projectName} title={name}>
          {name}
        </span>
        <span className={classes.projectLine}>
          <span className={classes.projectDomain}>{project?.domain ?? (hasProjects ? '' : navigation.noProject)}</span>
          {project && <ProjectBadges project={project} />}
        </span>
      </span>
      <IconSelector size={16} aria-hidden className={classes.chevron} />
    </>
  );
}
