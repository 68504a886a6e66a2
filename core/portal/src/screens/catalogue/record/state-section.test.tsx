import type { RecordState } from '@jeweler/core/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cataloguePortal, field, press, ring } from '../../../../../../tests/support/catalogue-portal.tsx';
import { MediaChooserContext } from '../../../shared/media-chooser.ts';
import { RecordPanel } from './record-panel.tsx';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
const LINK = 'POST catalogue/products/12/preview-link';

const openRing = (state: RecordState = 'live') => {
  const stored = desk.catalogue.add('products', 12, ring, state);
  const onOpen = vi.fn();
  return {
    stored,
    onOpen,
    ...desk.show(
      <MediaChooserContext value={() => null}>
        <RecordPanel kind="products" id={12} onOpen={onOpen} />
      </MediaChooserContext>,
    ),
  };
};

test.each([
  ['Mark as sold', 'sold', /^Visitors see it with the word “Sold”/],
  ['Hide', 'hidden', 'Visitors do not see it; its address shows “Page Not Found”.'],
  ['Back to draft', 'draft', 'Visitors do not see it.'],
] as const)('%s says what visitors see then, and its notice leads back', async (button, state, sentence) => {
  const { stored, user, host } = openRing();
  expect(await screen.findByText('Visitors see it.')).toBeVisible();
  await press(user, button);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(stored.state).toBe(state);
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  expect(await screen.findByText('Visitors see it.')).toBeVisible();
  expect(stored.state).toBe('live');
});

test('a planned publication is planned again when the deletion is undone', async () => {
  const { stored, user, host } = openRing('draft');
  stored.publishAt = '2099-05-01T14:00:00.000Z';
  await press(user, 'Delete…');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(stored.deletedAt).toBeDefined());
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(() => expect(stored.publishAt).toBe('2099-05-01T14:00:00.000Z'));
  expect(stored).toMatchObject({ state: 'draft', deletedAt: undefined });
});

test('a category is hidden with its pieces once that was said, which one Undo takes back', async () => {
  const bulk = 'POST catalogue/products/bulk';
  const row = { id: 12, name: 'Oval Halo', field: 'state', from: 'live', to: 'hidden' };
  desk.answers[`${bulk}/preview`] = () => Response.json({ preview: 'p1', rows: [row], unchanged: [] });
  desk.answers[`${bulk}/apply`] = () => Response.json({ undo: 'p1', changed: 1, left: [] });
  desk.answers[`${bulk}/undo`] = () => Response.json({ undo: 'p1', changed: 2, left: [] });
  const { user, host } = desk.show(<RecordPanel kind="categories" id={1} onOpen={vi.fn()} />);
  await press(user, 'Hide');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Hide this category and its 1 piece?');
  await press(user, 'Hide with 1 piece');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { title, actions } = host.notify.mock.lastCall?.[0] ?? {};
  expect(title).toBe('The category and 1 piece hidden');
  actions?.[0]?.run();
  await waitFor(() => expect(desk.asked.at(-1)).toMatchObject({ undo: 'p1' }));
  expect(desk.asked.slice(0, 2)).toEqual([
    {
      which: { filter: { category: 1 } },
      change: { kind: 'state', state: 'hidden', with_category: 1 },
    },
    { preview: 'p1', except: [] },
  ]);
});

test('a publication is scheduled by the shop’s clock, and canceled', async () => {
  const { stored, user } = openRing('hidden');
  await press(user, 'Schedule publication…');
  const when = await field('Day and time, on the shop’s clock');
  await user.type(when, '2099-07-01T09:30');
  await press(user, 'Publish then');
  expect(
    await screen.findByText('It will be published on Wednesday, July 1, 2099 at 9:30 AM, shop time.'),
  ).toBeVisible();
  expect(desk.catalogue.requests.at(-1)?.body).toMatchObject({ state: 'live', at: '2099-07-01T09:30' });
  expect(screen.queryByRole('button', { name: 'Publish then' })).toBeNull();
  await press(user, 'Cancel scheduled publication');
  await waitFor(() => expect(stored.publishAt).toBeUndefined());
  expect(await screen.findByText(/^Visitors do not see it/)).toBeVisible();
});

test('a deletion is asked first and leads to the list; its notice brings the piece back', async () => {
  const { stored, user, host, onOpen } = openRing();
  Object.assign(stored, { usedBy: [{ kind: 'redirect', name: '/product/oval' }] });
  await press(user, 'Delete…');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('/product/oval (former address)');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith());
  expect(stored.deletedAt).toBeDefined();
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(() => expect(stored).toMatchObject({ state: 'live', deletedAt: undefined }));
});

test('a deleted piece is found among the deleted ones, and restored as a draft', async () => {
  const stored = desk.catalogue.add('products', 12, ring);
  stored.deletedAt = '2026-06-01T16:00:00.000Z';
  const { user } = desk.open('/admin/catalogue/products');
  expect(await screen.findByText('There are no pieces yet.')).toBeVisible();
  await user.selectOptions(await field('State'), 'deleted');
  await user.click(await screen.findByRole('link', { name: /Oval Halo/ }));
  expect(await screen.findByText(/^It was deleted on .*Jun/)).toBeVisible();
  await press(user, 'Restore');
  expect(await screen.findByText('Visitors do not see it.')).toBeVisible();
  expect(stored).toMatchObject({ state: 'draft', deletedAt: undefined });
});

test('the history says who changed what, and brings back what stood there before', async () => {
  const { stored, user } = openRing();
  desk.catalogue.change(stored, { price: null }, 'anna');
  const history = await screen.findByRole('region', { name: 'History' });
  const [change] = within(history).getAllByRole('listitem');
  expect(change).toHaveTextContent(/^anna changed it.*\$4,250→Price upon request/);
  const before = within(history).getByRole('button', { name: /^Restore this version, before/ });
  await user.click(before);
  expect(await field('Price in dollars')).toHaveValue('4250');
});

test('a link to the preview works until it is ended', async () => {
  desk.answers[LINK] = () => Response.json({ url: '/preview/abc', expiresAt: '2099-06-02T16:00:00.000Z' });
  desk.answers[`${LINK}/revoke`] = () => Response.json({ success: true });
  const { user, host } = openRing('draft');
  await press(user, 'Preview…');
  const preview = await screen.findByRole('group', { name: 'Preview' });
  expect(preview).toHaveTextContent(
    /^Anyone with the link can see what is saved, without signing in, until Tue, Jun 2, 12:00 PM\./,
  );
  expect(within(preview).getByRole('link', { name: 'Open the preview' })).toHaveAttribute(
    'href',
    'https://shop.example.com/preview/abc',
  );
  await press(user, 'Copy the link');
  expect(host.copyText).toHaveBeenCalledWith('https://shop.example.com/preview/abc');
  host.copyText.mockRejectedValueOnce(new Error('denied'));
  await press(user, 'Copy the link');
  await waitFor(() =>
    expect(host.notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Not copied' })),
  );
  await press(user, 'End the preview');
  expect(await screen.findByRole('button', { name: 'Preview…' })).toBeVisible();
  expect(host.notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'The preview has ended' }));
  expect(desk.asked).toHaveLength(2);
});

test('a piece without what a page needs has no preview, and says at its fields what is missing', async () => {
  const fields = { description: 'Please enter a description.' };
  desk.answers[LINK] = () =>
    Response.json({ success: false, code: 'validation', message: 'No.', fields }, { status: 400 });
  const { user } = openRing('draft');
  await press(user, 'Preview…');
  expect(await screen.findByText('Please enter a description.')).toBeVisible();
  expect(await screen.findByText(/^There is no preview yet\./)).toBeVisible();
});
