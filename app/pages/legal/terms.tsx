// The Terms of Service.
import type { Route } from './+types/terms.ts';
import { terms } from '#app/content/legal.ts';
import { page } from '#app/content/pages/terms.ts';
import { openPage } from '#app/layout/opening.ts';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return { ...openPage(page), text: terms() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage opening={loaderData.opening} text={loaderData.text} />;
}
