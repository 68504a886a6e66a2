import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import type { PageData } from '../../data/page-data.ts';
import { ContactPage } from './contact-page.tsx';

const getDetail = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

/** Waits for the form, which suspends. */
const renderContactPage = (data: Partial<PageData> = {}) =>
  act(async () => {
    renderInSite(<ContactPage />, { path: '/contact', data });
  });

test('the contact page says when the shop is open, and the next closed days', async () => {
  const hours = { week: 'Every day, 10:00 AM to 7:00 PM', closed: 'Thursday, November 26' };
  await renderContactPage({ hours });
  expect(getDetail('Hours')).toHaveTextContent('Every day, 10:00 AM to 7:00 PM');
  expect(getDetail('Closed')).toHaveTextContent('Thursday, November 26');
});

test('where no day is closed the contact page does not speak of it', async () => {
  await renderContactPage();
  expect(screen.queryByText('Closed', { selector: 'dt' })).toBeNull();
});
