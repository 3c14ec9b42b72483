/** Names with what they hold, one below the other. How it looks is its place's. */
import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string | undefined;
  /** Values are not here yet. */
  isBusy?: boolean;
}

export function FactList({ facts, className, isBusy }: FactListProps) {
  return (
    <dl className={className} aria-busy={isBusy}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
