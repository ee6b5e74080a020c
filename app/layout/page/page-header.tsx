// The top of a page: breadcrumbs, heading, lead and picture.
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import type { PageHeaderData } from './page-header-data.ts';
import { PageHead } from '#app/components/ui/text/page-head.tsx';

export interface PageHeaderProps {
  readonly header: PageHeaderData;
  readonly isCentered?: boolean;
  readonly isToyOffPhones?: boolean;
  readonly children?: ReactNode;
}

export function PageHeader({ header: { breadcrumbs, heading, ...head }, children, ...layout }: PageHeaderProps) {
  return (
    <PageHead title={heading} {...head} {...layout} breadcrumb={<Breadcrumb items={breadcrumbs} />}>
      {children}
    </PageHead>
  );
}
