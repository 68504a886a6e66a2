import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalUser } from '../../../../tests/support/portal-theme.tsx';
import { signedInPortal } from '../../../../tests/support/signed-in-portal.tsx';
import { createSearchText } from './search-text.tsx';

const { Field, useSearched } = createSearchText();
const Searched = () => <output>{useSearched()}</output>;

test('what somebody searched for stays on other screens, and ends with their session', async () => {
  const { portal, session, wrapper } = signedInPortal();
  const stop = portal.start();
  const list = (
    <>
      <Field label="Search requests" />
      <Searched />
    </>
  );
  const first = render(list, { wrapper });
  await portalUser().type(screen.getByRole('searchbox'), 'okafor');
  first.unmount();
  render(list, { wrapper });
  expect(screen.getByRole('searchbox')).toHaveValue('okafor');
  expect(screen.getByRole('status')).toHaveTextContent('okafor');
  act(() =>
    session.changeElsewhere({ token: 'b-token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  stop();
});
