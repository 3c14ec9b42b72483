/** An effect with its verdict: coloured by whether it is good for the owner, and only where it is no noise. */
import { TEXTS } from '../texts/texts.ts';
import { formatEffect, isMoreBetter, type Proof, type ProofFigure } from './plan-proof.ts';
import classes from './proof.module.css';

interface ProofVerdictProps {
  effect: number | null;
  verdict: Proof['verdict'];
  figure: ProofFigure;
}

export function ProofVerdict({ effect, verdict, figure }: ProofVerdictProps) {
  const isSaid = (verdict === 'real' || verdict === 'on_these_prompts') && effect !== null && effect !== 0;
  const tone = isSaid ? (effect > 0 === isMoreBetter(figure) ? 'good' : 'bad') : 'quiet';
  return (
    <span className={classes.mark} data-tone={tone} data-verdict={verdict}>
      {effect !== null && verdict !== 'too_few_answers' && <b>{formatEffect(effect, figure)}</b>}{' '}
      <span>{TEXTS.proof.verdicts[verdict]}</span>
    </span>
  );
}
