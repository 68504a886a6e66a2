import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from './history.ts';
import { Link } from './link.tsx';
import { Router, useLocation, useNavigationType } from './router.tsx';
import { matchPath } from './slug.ts';

const Address = () => {
  const { pathname, search, hash, key } = useLocation();
  return <output aria-label={`${useNavigationType()} ${key}`}>{pathname + search + hash}</output>;
};

const show = () =>
  render(
    <Router history={browserHistory}>
      <Address />
      <Link to="/contact?piece=halo#form">Contact</Link>
      <Link to="/account" replace>
        Account
      </Link>
      <Link to="/services" onClick={(event) => event.preventDefault()}>
        Nowhere
      </Link>
      <Link to="/services" target="_blank">
        Elsewhere
      </Link>
    </Router>,
  );
const address = () => screen.getByRole('status').textContent;
const how = () => screen.getByRole('status').getAttribute('aria-label');
const click = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByText(name), init);

beforeEach(() => window.history.replaceState(null, '', '/category/rings?style=halo'));
afterEach(() => vi.restoreAllMocks());

test('a link changes the address and what is drawn, and going back returns to the entry before', async () => {
  show();
  expect([address(), how()]).toEqual(['/category/rings?style=halo', 'POP default']);
  const { length } = window.history;

  // The click is answered: no document is loaded.
  expect(click('Contact')).toBe(false);
  expect(address()).toBe('/contact?piece=halo#form');
  expect(how()).toMatch(/^PUSH \w+$/);
  expect(window.location.pathname).toBe('/contact');
  expect(window.history.length).toBe(length + 1);
  const entry = how()?.slice(5);

  // To where one is already: no second entry.
  click('Contact');
  expect(how()).toMatch(/^REPLACE /);
  expect(how()).not.toContain(entry);
  click('Account');
  expect(address()).toBe('/account');
  expect(window.history.length).toBe(length + 1);

  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe('/category/rings?style=halo'));
  expect(how()).toBe('POP default');
});

test.each([
  ['Contact', { ctrlKey: true }],
  ['Contact', { metaKey: true }],
  ['Contact', { shiftKey: true }],
  ['Contact', { button: 1 }],
  ['Nowhere', {}],
  ['Elsewhere', {}],
])('a click on %s with %o is none of the router’s', (name, init) => {
  show();
  screen.getByText(name).addEventListener('click', (event) => event.preventDefault());
  click(name, init);
  expect(address()).toBe('/category/rings?style=halo');
});

test('where the history takes no more entries, the document is loaded', () => {
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  const assign = vi.fn();
  vi.spyOn(browserHistory, 'read').mockReturnValue({ pathname: '/', search: '', hash: '', key: 'default' });
  vi.stubGlobal('location', { ...window.location, assign });
  show();
  click('Contact');
  expect(assign).toHaveBeenCalledWith('/contact?piece=halo#form');
  vi.unstubAllGlobals();
});

test.each([
  ['/', '/', ''],
  ['/contact', '/contact', ''],
  ['/contact', '/contact/', ''],
  ['/product/:slug', '/product/halo-ring', 'halo-ring'],
  ['*', '/no/such/page', ''],
  ['/', '/contact', undefined],
  ['/contact', '/Contact', undefined],
  ['/product/:slug', '/product/', undefined],
  ['/product/:slug', '/product/a/b', undefined],
])('%s and %s', (pattern, pathname, slug) => {
  expect(matchPath(pattern, pathname)).toBe(slug);
});
