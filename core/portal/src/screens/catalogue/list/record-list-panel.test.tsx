import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal, field, press, ring } from '../../../../../../tests/support/catalogue-portal.tsx';
import { deferred } from '../../../../../../tests/support/deferred.ts';
import { chooseFromMenu } from '../../../../../../tests/support/staff-portal.tsx';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
const LIST = '/admin/catalogue/products';
const NOTHING = 'Nothing matches the search and filters.';

beforeEach(() => {
  for (const [index, name] of ['Oval Halo', 'Round Solitaire', 'Pear Drop'].entries())
    desk.catalogue.add('products', index + 1, { ...ring, slug: `ring-${index}`, name });
});

const rows = () => within(screen.getByRole('grid', { name: 'Pieces' })).getAllByRole('row');
const names = async (): Promise<string[]> => {
  await screen.findByRole('grid', { name: 'Pieces' });
  return rows().map((row) => /Oval|Round|Pear/.exec(row.textContent ?? '')?.[0] ?? '');
};

test('a search stands in the address', async () => {
  const { user } = desk.open('/admin/catalogue');
  expect(await names()).toEqual(['Oval', 'Round', 'Pear']);
  expect(desk.place).toBe(LIST);
  await user.type(screen.getByRole('searchbox'), 'halo');
  await waitFor(async () => expect(await names()).toEqual(['Oval']));
  expect(desk.place).toBe(`${LIST}?q=halo`);
});

test('a piece that is found by the number on its tag shows it', async () => {
  const found = { id: 2, name: 'Round Solitaire', slug: 'ring-1', state: 'live', revision: 2, missing: [] };
  desk.answers['GET catalogue/products'] = () =>
    Response.json({
      products: [
        { ...found, stock_number: 'OV-1042' },
        { ...found, id: 3, name: 'Pear Drop' },
      ],
      counts: { draft: 0, live: 2, sold: 0, hidden: 0, deleted: 0 },
      total: 2,
    });
  desk.open(`${LIST}?q=1042`);
  expect(await names()).toEqual(['Round', 'Pear']);
  const [round, pear] = rows();
  expect(round).toHaveTextContent('No. OV-1042');
  expect(pear).toHaveTextContent('ring-1');
});

test('what finds nothing offers the whole list, whose order stands in the address', async () => {
  const { user } = desk.open(`${LIST}?q=halo&state=draft`);
  expect(await screen.findByText(NOTHING)).toBeVisible();
  await press(user, 'Show all pieces');
  await waitFor(async () => expect(await names()).toHaveLength(3));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.selectOptions(await field('Sorted by'), 'name');
  expect(desk.place).toBe(`${LIST}?sort=name`);
});

test('a record keeps the view of its list, and the way back leads to its row', async () => {
  const { user } = desk.open(`${LIST}?sort=name`);
  await user.click(await screen.findByRole('link', { name: /Round Solitaire/ }));
  await waitFor(() => expect(desk.place).toBe(`${LIST}/2?sort=name`));
  await press(user, 'Back to the list');
  expect(desk.place).toBe(`${LIST}?sort=name`);
  await waitFor(() => expect(rows()[1]).toHaveFocus());
});

test('until the answer to a filter comes, the rows before it stay and the list says that it is busy', async () => {
  const { user } = desk.open(LIST);
  await names();
  const busy = () => screen.getByRole('grid', { name: 'Pieces' }).closest('[aria-busy]');
  expect(busy()).toHaveAttribute('aria-busy', 'false');
  const hold = () => {
    const { promise, resolve } = deferred<void>();
    const counts = { draft: 0, live: 3, sold: 0, hidden: 0, deleted: 0 };
    desk.answers['GET catalogue/products'] = () =>
      promise.then(() => Response.json({ products: [], counts, total: 0 }));
    return resolve;
  };
  const release = hold();
  await user.selectOptions(await field('State'), 'deleted');
  expect(busy()).toHaveAttribute('aria-busy', 'true');
  expect(rows()).toHaveLength(3);
  release();
  expect(await screen.findByText(NOTHING)).toBeVisible();

  // What was empty before does not say so of the present filters.
  const releaseAgain = hold();
  await user.selectOptions(await field('State'), 'hidden');
  expect(screen.queryByText(NOTHING)).toBeNull();
  releaseAgain();
  expect(await screen.findByText(NOTHING)).toBeVisible();
});

test('filters are counted on the button that shows them', async () => {
  const { user } = desk.open(`${LIST}?state=live&category=1`);
  const button = await screen.findByRole('button', { name: 'Filters (2)' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a key moves a piece, once for all its steps, keeps the focus on it, and its notice moves it back', async () => {
  const { host } = desk.open(`${LIST}?category=1`);
  await names();
  rows()[0]?.focus();
  // At once, however busy the machine is: a key that is held is sent when it has come to rest.
  for (let step = 0; step < 2; step += 1)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown', altKey: true });
  expect(await names()).toEqual(['Round', 'Pear', 'Oval']);
  expect(rows()[2]).toHaveFocus();
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  const moves = desk.catalogue.requests.filter(({ path }) => path.endsWith('/move'));
  expect(moves).toEqual([{ path: 'products/1/move', body: expect.objectContaining({ after: 3 }) }]);
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(async () => expect(await names()).toEqual(['Oval', 'Round', 'Pear']));
});

test('pieces that are moved one after the other are all moved, in their order, also while the first is on its way', async () => {
  const { promise, resolve } = deferred<void>();
  desk.answers['POST catalogue/products/1/move'] = async (body) => {
    const request = { method: 'POST', body: JSON.stringify(body) };
    await promise;
    const path = 'https://shop.example.com/api/admin/catalogue/products/1/move';
    return (await desk.catalogue.respond(new Request(path, request))) ?? Response.error();
  };
  desk.open(`${LIST}?category=1`);
  await names();
  const step = (row: number, key: string) => {
    act(() => rows()[row]?.focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey: true });
  };
  step(0, 'ArrowDown');
  step(0, 'ArrowDown');
  await waitFor(() => expect(desk.asked).toHaveLength(1));
  step(2, 'ArrowUp');
  const moved = ['Oval', 'Pear', 'Round'];
  expect(await names()).toEqual(moved);
  resolve();
  const sent = () => desk.catalogue.requests.filter(({ path }) => path.endsWith('/move'));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { path: 'products/1/move', body: { after: 2 } },
      { path: 'products/2/move', body: { after: 1 } },
      { path: 'products/3/move', body: { after: 1 } },
    ]),
  );
  await waitFor(() => expect(desk.catalogue.lists.products.map(({ id }) => id)).toEqual([1, 3, 2]));
  expect(await names()).toEqual(moved);
});

test('a row’s menu changes its state without opening it, and takes that back', async () => {
  const { user, host } = desk.open(LIST);
  await names();
  const more = screen.getByRole('button', { name: 'More for Round Solitaire' });
  await chooseFromMenu(user, more, 'Mark as sold');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Sold'));
  expect(desk.place).toBe(LIST);
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(() => expect(rows()[1]).not.toHaveTextContent('Sold'));
  fireEvent.contextMenu(rows()[0] as HTMLElement);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Open',
    'See it on the website',
    'Mark as sold',
    'Hide',
    'Back to draft',
  ]);
});
