/** How figures come about, in words: what is counted, both intervals, verdicts, and what the figures do not say. Reports end with the same. */
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './methodology-screen.module.css';

const { lead, definitions, ...words } = TEXTS.methodology;
const { tiles } = TEXTS.overview;
const DEFINED = ['visibility', 'mentionRate', 'citationRate', 'coverage', 'depth', 'sentiment'] as const;

export function MethodologyScreen() {
  return (
    <div className={classes.screen}>
      <p className={classes.lead}>{lead}</p>
      {Object.values(words.parts).map(({ title, paragraphs, formula }) => (
        <Card key={title} title={title}>
          <div className={classes.part}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {formula && <p className={classes.formula}>{formula}</p>}
          </div>
        </Card>
      ))}
      <Card title={definitions}>
        <dl className={classes.part}>
          {DEFINED.map((figure) => (
            <div key={figure}>
              <dt>{tiles[figure].name}</dt>
              <dd>{tiles[figure].definition}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
