import { shopDay, usualOpeningHours } from '@jeweler/core/business';
import { formatWeek } from '@jeweler/core/format';
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../../web/src/app/providers.tsx';
import { NoticeArea } from '../../web/src/components/notices.tsx';
import type { PageData } from '../../web/src/data/page-data.ts';

const emptyPage = (path: string, now: string): PageData => ({
  url: path,
  now,
  day: shopDay(new Date(now)),
  siteOrigin: 'http://localhost:3000',
  hours: { week: formatWeek(usualOpeningHours.week), closed: '' },
  shop: {},
  categories: [],
  collections: [],
  bannerItems: [],
  products: [],
  productCount: 0,
});

/** Renders a part of the site at `path`, inside its real providers and with the notices, from `data`. */
export const renderInSite = (
  part: ReactNode,
  { path = '/', data }: { path?: string; data?: Partial<PageData> } = {},
) =>
  render(
    <Provider>
      <Providers data={{ ...emptyPage(path, data?.now ?? new Date().toISOString()), ...data }}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
        <NoticeArea />
      </Providers>
    </Provider>,
  );
