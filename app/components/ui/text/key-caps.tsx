// The keys of one action: "U or Ctrl+Z", each in a <kbd>.
import { Fragment } from 'react';

export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span> or </span>}
      <kbd translate="no">{key}</kbd>
    </Fragment>
  ));
}
