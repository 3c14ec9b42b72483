/** The mark of a brand’s fixed colour before its name. */
import type { BrandColour } from './brand-colours.ts';
import classes from './brand-dot.module.css';

export function BrandDot({ colour }: { colour: BrandColour | undefined }) {
  return <i className={classes.dot} style={{ background: colour ?? 'var(--sl-muted)' }} data-drawn aria-hidden />;
}
