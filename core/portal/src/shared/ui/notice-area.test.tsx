import { hideNotice, showNotice } from '@jeweler/core/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PortalTheme } from '../../../../../tests/support/portal-theme.tsx';
import { NoticeArea } from './notice-area.tsx';

test('what was said before the toasts are loaded is shown then, but nothing that was taken back', async () => {
  showNotice({ tone: 'error', title: 'Gone again', id: 'gone' });
  hideNotice('gone');
  showNotice({ tone: 'error', title: 'Failed to load media files' });
  render(
    <PortalTheme>
      <NoticeArea />
    </PortalTheme>,
  );
  expect(await screen.findByText('Failed to load media files')).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText('Gone again')).toBeNull();
});
