// Optional fields of the contact form for a project proposal. Hidden and not sent with any other subject, and without scripts.

const FIELDS = [
  { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization' },
  { name: 'budget', label: 'Budget', type: 'text', placeholder: '$12,000 to $40,000' },
  { name: 'date', label: 'When you need it', type: 'text', placeholder: 'June 2027' },
] as const;

interface ProposalFieldsProps {
  readonly isShown: boolean;
  readonly idPrefix: string;
  readonly fieldClass: string | undefined;
}

export function ProposalFields({ isShown, idPrefix, fieldClass }: ProposalFieldsProps) {
  return (
    <>
      {FIELDS.map(({ name, label, ...input }) => (
        <p key={name} hidden={!isShown}>
          <label htmlFor={`${idPrefix}-${name}`}>{label} (optional)</label>
          <input id={`${idPrefix}-${name}`} className={fieldClass} name={name} disabled={!isShown} {...input} />
        </p>
      ))}
    </>
  );
}
