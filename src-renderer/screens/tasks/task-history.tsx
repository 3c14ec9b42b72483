/** What happened to a task, with its figures then and now: before and after. */
import { DASH, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { FullTask } from './task-panel.tsx';
import classes from './tasks-screen.module.css';

const words = TEXTS.tasks;

export function TaskHistory({ task }: { task: FullTask }) {
  const first = task.history.find(({ metrics }) => metrics.length > 0);
  return (
    <section>
      <h4>{words.beforeAfter}</h4>
      <table className={classes.compare}>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">{first ? formatMoment(first.at) : words.before}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {task.evidence.metrics.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{first?.metrics.find((metric) => metric.label === label)?.value ?? DASH}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>{words.history}</h4>
      <ul className={classes.history}>
        {task.history.map(({ at, kind, to, assigneeEmail }) => (
          <li key={`${at} ${kind}`}>
            <span className={classes.historyMoment}>{formatMoment(at)}</span> {words.kinds[kind]}
            {kind === 'status' && to && `: ${words.statuses[to]}`}
            {kind === 'assigned' && `: ${assigneeEmail ?? words.nobody}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
