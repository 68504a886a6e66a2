import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { pageData } from '../../../../tests/support/render-in-site.tsx';
import { PageDataContext } from '../../data/page-data-context.ts';
import { SideMenu } from './side-menu.tsx';

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

const menu = () => screen.getByLabelText<HTMLDialogElement>('Menu', { selector: 'dialog' });
const toggle = () => screen.getByLabelText('Open menu');
const open = () => fireEvent.click(toggle());
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

test('at its foot are telephone and hours', () => {
  expect(menu().querySelector('a[href^="tel:"]')).toHaveTextContent('(561) 555-0147');
  expect(menu()).toHaveTextContent('Hours: Every day, 10:00 AM to 7:00 PM');
});

test.each([
  ['its button', () => fireEvent.click(screen.getByLabelText('Close menu'))],
  ['a press beside it', () => fireEvent.click(menu())],
])('is closed by %s', (_way, close) => {
  open();
  expect(menu()).toHaveAttribute('open');
  close();
  expect(menu()).not.toHaveAttribute('open');
});

test('a link that is followed closes the menu; one for a new tab leaves it open', () => {
  open();
  fireEvent.click(screen.getByText('Services'), { ctrlKey: true });
  expect(menu()).toHaveAttribute('open');
  fireEvent.click(screen.getByText('Services'));
  expect(menu()).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/services');
});
