// The privacy policy and its Terms of Use.
import type { Route } from './+types/privacy-policy.ts';
import { privacyPolicy } from '#app/content/queries/compile-legal.ts';
import { page } from '#app/content/data/pages/privacy-policy.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return { ...openPage(page), text: privacyPolicy(), updated: page.updated };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage opening={loaderData.opening} text={loaderData.text} updated={loaderData.updated} />;
}
