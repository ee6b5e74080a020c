// The Terms of Service.
import type { Route } from './+types/terms.ts';
import { terms } from '#app/content/legal.ts';
import { meta as metaText } from '#app/content/pages/terms.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

const TRAIL = [{ name: 'Terms of Service', path: '/terms' }];

export function loader() {
  return { head: pageMeta({ ...metaText, path: '/terms', trail: TRAIL }), text: terms() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage title="Terms of Service" trail={TRAIL} text={loaderData.text} />;
}
