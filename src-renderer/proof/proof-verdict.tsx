/** An effect with its verdict, as every change is shown. */
import { TEXTS } from '../texts/texts.ts';
import { Verdict } from '../ui/verdict.tsx';
import { isMoreBetter, isRate, type Proof, type ProofFigure } from './plan-proof.ts';

interface ProofVerdictProps {
  effect: number | null;
  verdict: Proof['verdict'];
  figure: ProofFigure;
}

export function ProofVerdict({ effect, verdict, figure }: ProofVerdictProps) {
  if (effect === null || verdict === 'too_few_answers') return <span>{TEXTS.figures.verdicts[verdict].word}</span>;
  const unit = isRate(figure) ? { unit: TEXTS.proof.toPoints } : {};
  return <Verdict change={effect} verdict={verdict} isMoreBetter={isMoreBetter(figure)} {...unit} />;
}
