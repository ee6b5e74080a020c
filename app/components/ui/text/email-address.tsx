/**
 * An email address that breaks after its @ where a line is too short. None of its texts is a whole address: Cloudflare replaces those by
 * elements that React does not know.
 */
export function EmailAddress({ address }: { readonly address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <span translate="no">
      {mailbox}@<wbr />
      {domain}
    </span>
  );
}
