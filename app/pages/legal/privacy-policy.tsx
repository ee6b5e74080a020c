// The privacy policy and its Terms of Use.
import type { Route } from './+types/privacy-policy.ts';
import { privacyPolicy } from '#app/content/legal.ts';
import { meta as metaText } from '#app/content/pages/privacy-policy.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

const TRAIL = [{ name: 'Privacy Policy', path: '/privacy-policy' }];

export function loader() {
  return { head: pageMeta({ ...metaText, path: '/privacy-policy', trail: TRAIL }), text: privacyPolicy() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage title="Privacy Policy" trail={TRAIL} text={loaderData.text} />;
}
