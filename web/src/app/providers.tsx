import type { ReactNode } from 'react';
import type { PageData } from '../data/page-data.ts';
import { PageDataContext } from '../data/page-data-context.ts';

interface ProvidersProps {
  data: PageData;
  children: ReactNode;
}

/** The providers that both entries wrap around the site; the router, which differs, is outside. */
export const Providers = ({ data, children }: ProvidersProps) => (
  <PageDataContext value={data}>{children}</PageDataContext>
);
