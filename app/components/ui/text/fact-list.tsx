// A list of names, each with its value.
import type { ReactNode } from 'react';

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
