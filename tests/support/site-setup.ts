import { act } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissNotice } from '../../web/src/components/notices.tsx';
import { queryClient } from '../../web/src/data/query-client.ts';
import { forgetInteraction } from '../../web/src/lib/loading/when-used.ts';

// What the site's modules remember is meant for one page; each case is a page of its own.
afterEach(() => {
  act(() => dismissNotice());
  queryClient.clear();
  forgetInteraction();
});
