import { shopDay, usualOpeningHours } from '@jeweler/core/business';
import { formatWeek } from '@jeweler/core/format';
import { act, render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { afterEach } from 'vitest';
import { dismissNotice, NoticeArea } from '../../web/src/components/notices.tsx';
import type { PageData } from '../../web/src/data/page-data.ts';
import { PageDataContext } from '../../web/src/data/page-data-context.ts';

/** The data of a page of a shop without anything. */
export const pageData = (path: string, now = new Date().toISOString()): PageData => ({
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
  total: 0,
});

// A notice goes with its case. What `act` returns is not awaited: what happens meanwhile would be outside of it.
afterEach(() => {
  act(() => dismissNotice());
});

/** Renders a part of the site at `path`, inside its real providers and with the notices, from `data`. */
export const renderInSite = (
  part: ReactNode,
  { path = '/', data, state }: { path?: string; data?: Partial<PageData>; state?: object } = {},
) =>
  render(
    <Provider>
      <PageDataContext value={{ ...pageData(path, data?.now), ...data }}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{part}</MemoryRouter>
        <NoticeArea />
      </PageDataContext>
    </Provider>,
  );
