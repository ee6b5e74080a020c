// The accessibility statement.
import type { Route } from './+types/accessibility.ts';
import { accessibility } from '#app/content/queries/compile-legal.ts';
import { page } from '#app/content/data/pages/accessibility.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return { ...openPage(page), text: accessibility() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage opening={loaderData.opening} text={loaderData.text} />;
}
