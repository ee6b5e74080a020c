// The `meta` of every page whose loader creates its head.
import type { MetaDescriptor } from 'react-router';

export function meta({ loaderData }: { readonly loaderData?: { readonly head: MetaDescriptor[] } | undefined }) {
  return loaderData?.head;
}
