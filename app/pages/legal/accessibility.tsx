// The accessibility statement.
import type { Route } from './+types/accessibility.ts';
import { accessibility } from '#app/content/legal.ts';
import { meta as metaText } from '#app/content/pages/accessibility.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

const TRAIL = [{ name: 'Accessibility', path: '/accessibility' }];

export function loader() {
  return { head: pageMeta({ ...metaText, path: '/accessibility', trail: TRAIL }), text: accessibility() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage title="Accessibility" trail={TRAIL} text={loaderData.text} />;
}
