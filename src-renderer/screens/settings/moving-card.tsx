/** What cannot be done from inside the app: taking the data elsewhere, and taking the app away. */
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './moving-card.module.css';

export function MovingCard({ folder }: { folder: string }) {
  const { moving } = TEXTS.settings.data;
  return (
    <Card title={moving.title}>
      <div className={classes.moving}>
        <h4>{moving.elsewhere}</h4>
        <ol>
          {moving.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classes.quiet}>{moving.keys}</p>
        <h4>{moving.uninstall}</h4>
        <p>{moving.stays(folder)}</p>
      </div>
    </Card>
  );
}
