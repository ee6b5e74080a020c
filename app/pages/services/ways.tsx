// The ways to work together, each with its price and a button to the contact form.
import type { NamedText } from '#app/content/schema/game-schema.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import styles from './ways.module.css';

interface WaysProps {
  /** The note is the price. */
  readonly ways: readonly NamedText[];
  readonly contactLabel: string;
}

export function Ways({ ways, contactLabel }: WaysProps) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ name, note, text }) => (
        <li key={name} className="card">
          <h3>{name}</h3>
          <p className={styles.price}>{note}</p>
          <p>{text}</p>
          <ButtonLink to={createContactPath('Project Proposal', name)} kind="paper">
            {contactLabel}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
