// The accessibility statement.
import { compileAccessibility } from '#app/content/queries/compile-legal.ts';
import { page } from '#app/content/data/pages/accessibility.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { LegalPage } from './legal-page.tsx';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return { ...createPageData(page), text: compileAccessibility() };
}

export default LegalPage;
