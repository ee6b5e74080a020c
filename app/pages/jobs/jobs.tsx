// The jobs page: open positions, hiring process, pay and benefits.
import type { Route } from './+types/jobs.ts';
import { hiring, offers, openings, pay } from '#app/content/data/jobs.ts';
import { page, text } from '#app/content/data/pages/jobs.ts';
import { isOver } from '#app/content/format/dates.ts';
import { describeOpening } from '#app/content/queries/openings.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { createJobPosting } from '#app/seo/job-posting.ts';
import { FeatureList } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import { Openings } from './openings.tsx';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  const open = openings.filter(({ until }) => !isOver(until, new Date()));
  return {
    ...createPageData(page, open.map(createJobPosting)),
    copy: text,
    openings: open.map(describeOpening),
    hiring,
    pay,
    offers,
  };
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  return (
    <>
      <PageHeader header={loaderData.header} />
      <Section title={copy.openTitle}>
        <Openings openings={loaderData.openings} copy={copy} />
      </Section>
      {loaderData.hiring.length > 0 && (
        <Section title={copy.hiringTitle} lead={copy.hiringLead}>
          <FeatureList features={loaderData.hiring} isOrdered />
        </Section>
      )}
      {loaderData.pay.length > 0 && (
        <Section title={copy.payTitle} lead={copy.payLead}>
          <FeatureList features={loaderData.pay} />
        </Section>
      )}
      {loaderData.offers.length > 0 && (
        <Section title={copy.offersTitle}>
          <FeatureList features={loaderData.offers} />
        </Section>
      )}
    </>
  );
}
