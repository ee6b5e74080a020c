// The accessibility statement.
import type { Route } from './+types/accessibility.ts';
import { compileAccessibility } from '#app/content/queries/compile-legal.ts';
import { page } from '#app/content/data/pages/accessibility.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { LegalPage } from './legal-page.tsx';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return { ...createPageData(page), text: compileAccessibility() };
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage header={loaderData.header} text={loaderData.text} />;
}
