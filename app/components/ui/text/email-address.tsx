/** An email address that breaks after its @ where a line is too short. */
export function EmailAddress({ address }: { readonly address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <span translate="no">
      {mailbox}@<wbr />
      {domain}
    </span>
  );
}
