// The privacy policy and its Terms of Use.
import type { Route } from './+types/privacy-policy.ts';
import { privacyPolicy } from '#app/content/legal.ts';
import { page } from '#app/content/pages/privacy-policy.ts';
import { openPage } from '#app/layout/opening.ts';
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
