/** Tasks as cards in a column for each status: dragged by pointer or keyboard, or moved by the menu of a card. */
import {
  type Active,
  DndContext,
  type DragCancelEvent,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';

import { TASK_STATUSES, type TaskStatus } from '#shared/vocabulary/tasks.ts';

import { useOperation } from '../../api/use-operation.ts';
import { formatValue } from '../../proof/plan-proof.ts';
import { ProofVerdict } from '../../proof/proof-verdict.tsx';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { type TaskVerdict, toTaskVerdict } from './interventions-view.tsx';
import { planLaneStep } from './plan-lane-step.ts';
import classes from './tasks-screen.module.css';
import type { MoveTask, Task, TaskCounts } from './use-task-move.ts';

const words = TEXTS.tasks;

interface TaskBoardProps {
  projectId: string;
  tasks: readonly Task[];
  /** Of all tasks, also of those that are on no card. */
  counts: TaskCounts;
  onOpen: (id: string) => void;
  onMove: MoveTask;
}

/** A click opens a card; only a pull of some pixels moves it. */
const PULL_PX = 6;

export function TaskBoard({ projectId, tasks, counts, onOpen, onMove }: TaskBoardProps) {
  const verdicts = useOperation('interventions.verdicts', { projectId }).data?.verdicts;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: PULL_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: planLaneStep }),
  );
  const { board, keepFocus } = useKeptFocus();
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    const task = tasks.find(({ id }) => id === active.id);
    const status = toStatus(over);
    if (!task || !status) return;
    if (activatorEvent instanceof KeyboardEvent) keepFocus(task.id);
    onMove(task, status);
  };
  const accessibility = useMemo(() => planAnnouncements(tasks), [tasks]);
  return (
    <DndContext sensors={sensors} onDragEnd={drop} accessibility={accessibility}>
      <div ref={board} className={classes.board}>
        {TASK_STATUSES.map((status) => (
          <Lane
            key={status}
            status={status}
            tasks={tasks.filter((task) => task.status === status)}
            count={counts[status]}
            verdicts={verdicts}
            onOpen={onOpen}
          />
        ))}
      </div>
    </DndContext>
  );
}

const toStatus = (over: Over | null) => TASK_STATUSES.find((known) => known === over?.id);

/** What a screen reader is told while a card is carried; the notice of the move says where it came to be. */
function planAnnouncements(tasks: readonly Task[]) {
  const { help, pickedUp, over: above, nowhere, cancelled } = words.dragging;
  const titleOf = ({ id }: Active) => tasks.find((task) => task.id === id)?.title ?? '';
  return {
    screenReaderInstructions: { draggable: help },
    announcements: {
      onDragStart: ({ active }: DragStartEvent) => pickedUp(titleOf(active)),
      onDragOver: ({ active, over }: DragOverEvent) => {
        const status = toStatus(over);
        return status ? above(titleOf(active), words.statuses[status]) : nowhere(titleOf(active));
      },
      onDragEnd: () => undefined,
      onDragCancel: ({ active }: DragCancelEvent) => cancelled(titleOf(active)),
    },
  };
}

/** A card that was carried by keyboard is rebuilt in its other column: the focus goes along. */
function useKeptFocus() {
  const board = useRef<HTMLDivElement>(null);
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (kept.current === null) return;
    const grip = board.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(kept.current)}"]`);
    kept.current = null;
    // The library looks after the focus a frame later, and does not find the card.
    requestAnimationFrame(() => requestAnimationFrame(() => grip?.focus()));
  });
  const keepFocus = (id: string) => {
    kept.current = id;
  };
  return { board, keepFocus };
}

interface LaneProps {
  status: TaskStatus;
  tasks: readonly Task[];
  count: number;
  verdicts: Parameters<typeof toTaskVerdict>[0];
  onOpen: (id: string) => void;
}

function Lane({ status, tasks, count, verdicts, onOpen }: LaneProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return (
    <section ref={setNodeRef} className={classes.lane} data-over={isOver} aria-label={words.statuses[status]}>
      <h2>
        {words.statuses[status]} <span className={classes.laneCount}>{formatCount(count)}</span>
      </h2>
      {tasks.length === 0 && <p className={classes.none}>{words.noneHere}</p>}
      {tasks.map((task) => (
        <TaskCard key={task.id} task={task} proven={toTaskVerdict(verdicts, task.id)} onOpen={onOpen} />
      ))}
    </section>
  );
}

interface TaskCardProps {
  task: Task;
  /** Null where nothing is proven yet. */
  proven: TaskVerdict | null;
  onOpen: (id: string) => void;
}

function TaskCard({ task, proven, onOpen }: TaskCardProps) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: task.id,
    data: { status: task.status },
  });
  const moved = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)`, zIndex: 5 } : undefined;
  return (
    <article ref={setNodeRef} className={classes.card} data-dragging={isDragging} style={moved}>
      <button type="button" className={classes.open} onClick={() => onOpen(task.id)}>
        {task.title}
      </button>
      <p className={classes.marks}>
        <span>{words.categories[task.category]}</span>
        <span title={words.priorityHint}>{words.priority(task.priorityScore)}</span>
        <span>{words.impact(task.impact)}</span>
        <span>{words.effort(task.effort)}</span>
      </p>
      {task.status === 'done' && proven && <ProofLine proven={proven} />}
      <button
        type="button"
        className={classes.grip}
        data-grip={task.id}
        aria-label={words.drag(task.title)}
        {...attributes}
        {...listeners}
      >
        <IconGripVertical size={14} aria-hidden />
      </button>
    </article>
  );
}

/** The figure that the task was to move, before and after, and whether it did. */
function ProofLine({ proven }: { proven: TaskVerdict }) {
  const { figure, before, after } = proven;
  return (
    <p className={classes.proven}>
      <span>
        {TEXTS.proof.figures[figure]} {TEXTS.proof.fromTo(formatValue(before, figure), formatValue(after, figure))}
      </span>
      <ProofVerdict {...proven} />
    </p>
  );
}
