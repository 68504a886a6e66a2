import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageData } from '../../../../tests/support/render-in-site.tsx';
import { PageDataContext } from '../../data/page-data-context.ts';
import { SideMenu } from './side-menu.tsx';

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

/** Whether the present entry of the history is that of the menu. */
const isMenuEntry = () => window.history.state?.sideMenu === true;
const menu = () => screen.getByLabelText<HTMLDialogElement>('Menu', { selector: 'dialog' });
const toggle = () => screen.getByLabelText('Open menu');
const open = () => fireEvent.click(toggle());
/** Steps through the history, and waits until the page has heard of it. */
const step = async (by: 1 | -1) => {
  const heard = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.go(by);
    await heard;
  });
};

beforeEach(() => {
  window.history.replaceState(null, '', '/contact');
  // jsdom has no popovers, so none is open.
  render(
    <PageDataContext value={pageData('/contact')}>
      <BrowserRouter>
        <SideMenu />
        <Address />
      </BrowserRouter>
    </PageDataContext>,
  );
});
afterEach(async () => {
  if (isMenuEntry()) await step(-1);
});

test('at its foot are telephone and hours', () => {
  expect(menu().querySelector('a[href^="tel:"]')).toHaveTextContent('(561) 555-0147');
  expect(menu()).toHaveTextContent('Hours: Every day, 10:00 AM to 7:00 PM');
});

test('Back closes the menu and stays at the page; Forward opens it again', async () => {
  open();
  expect(menu()).toHaveAttribute('open');
  expect(isMenuEntry()).toBe(true);
  await step(-1);
  expect(menu()).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/contact');
  await step(1);
  expect(menu()).toHaveAttribute('open');
});

test.each([
  ['its button', () => fireEvent.click(screen.getByLabelText('Close menu'))],
  ['a press beside it', () => fireEvent.click(menu())],
  ['Escape', () => act(() => menu().close())],
])('a menu closed by %s leaves no step behind', async (_way, close) => {
  open();
  close();
  expect(menu()).not.toHaveAttribute('open');
  await waitFor(() => expect(isMenuEntry()).toBe(false));
});

test('a link that is followed takes the place of the menu', async () => {
  open();
  fireEvent.click(screen.getByText('Services'));
  expect(menu()).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/services');
  expect(isMenuEntry()).toBe(false);
  await step(-1);
  expect(screen.getByLabelText('Address')).toHaveTextContent('/contact');
  expect(menu()).not.toHaveAttribute('open');
});

test('a link to where one is only closes the menu; one for a new tab leaves it open', async () => {
  open();
  fireEvent.click(screen.getByText('Services'), { ctrlKey: true });
  expect(menu()).toHaveAttribute('open');
  fireEvent.click(screen.getByText('Contact Us'));
  expect(menu()).not.toHaveAttribute('open');
  await waitFor(() => expect(isMenuEntry()).toBe(false));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/contact');
});
