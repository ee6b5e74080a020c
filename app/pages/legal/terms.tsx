// The Terms of Service.
import type { Route } from './+types/terms.ts';
import { terms } from '#app/content/queries/compile-legal.ts';
import { page } from '#app/content/data/pages/terms.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return { ...openPage(page), text: terms() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage opening={loaderData.opening} text={loaderData.text} />;
}
