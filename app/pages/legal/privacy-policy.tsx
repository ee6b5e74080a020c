// The privacy policy, which includes the Terms of Use.
import type { Route } from './+types/privacy-policy.ts';
import { compilePrivacyPolicy } from '#app/content/queries/compile-legal.ts';
import { page } from '#app/content/data/pages/privacy-policy.ts';
import { formatDate } from '#app/content/format/dates.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { ConsentButton } from '#app/analytics/consent-button.tsx';
import { LegalPage } from './legal-page.tsx';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return { ...createPageData(page), text: compilePrivacyPolicy(), updated: { date: page.updated, text: formatDate(page.updated) } };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage loaderData={loaderData}>{import.meta.env.VITE_ANALYTICS_CONSENT === 'ask' && <ConsentButton />}</LegalPage>;
}
