import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import type { PageData } from '../../data/page-data.ts';
import { LazyToastArea } from './lazy-toast-area.tsx';
import { notify } from './notify.ts';
import { toaster } from './toaster.ts';

afterEach(() => act(() => toaster.remove()));

const page = (
  // The area does not read the page's data.
  <Providers data={{} as PageData}>
    <LazyToastArea />
  </Providers>
);

test('the live region stands in the server’s HTML, and the toasts that come later speak through it', async () => {
  expect(renderToString(page)).toMatch(/<section aria-label="Notifications" aria-live="polite"[^>]*><\/?/);

  render(page);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toBeEmptyDOMElement();
  void notify({ tone: 'success', title: 'Stored', text: 'The message is stored.' });
  const text = await screen.findByText('The message is stored.', {}, { timeout: 4000 });
  expect(region).toContainElement(text);
  expect(screen.getAllByRole('region')).toEqual([region]);
});
