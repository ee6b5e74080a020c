// The Terms of Service.
import { compileTerms } from '#app/content/queries/compile-legal.ts';
import { page } from '#app/content/data/pages/terms.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { LegalPage } from './legal-page.tsx';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return { ...createPageData(page), text: compileTerms() };
}

export default LegalPage;
