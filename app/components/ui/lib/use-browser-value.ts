// A value that only the browser knows; the prerendered page has another one.
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

export function useBrowserValue<Value extends string | number | boolean>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}
