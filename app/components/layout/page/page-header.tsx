// The top of a page: trail, heading, lead, and the toy that looks on.
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import type { Opening } from './page-header-data.ts';
import { PageHead } from '#app/components/ui/text/page-head.tsx';

export interface PageOpeningProps {
  readonly opening: Opening;
  readonly isCentered?: boolean;
  /** What follows the lead. */
  readonly children?: ReactNode;
}

export function PageOpening({ opening: { trail, heading, lead, toy }, isCentered = false, children }: PageOpeningProps) {
  return (
    <PageHead title={heading} lead={lead} toy={toy} isCentered={isCentered} trail={<Breadcrumb trail={trail} />}>
      {children}
    </PageHead>
  );
}
