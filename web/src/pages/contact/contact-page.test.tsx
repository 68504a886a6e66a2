import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { ContactPage } from './contact-page.tsx';

const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('the contact page says when the shop is open, and the next closed days', () => {
  const hours = { week: 'Every day, 10:00 AM to 7:00 PM', closed: 'Thursday, November 26' };
  renderInSite(<ContactPage />, { path: '/contact', data: { hours } });
  expect(factOf('Hours')).toHaveTextContent('Every day, 10:00 AM to 7:00 PM');
  expect(factOf('Closed')).toHaveTextContent('Thursday, November 26');
});

test('where no day is closed the contact page does not speak of it', () => {
  renderInSite(<ContactPage />, { path: '/contact' });
  expect(screen.queryByText('Closed', { selector: 'dt' })).toBeNull();
});
