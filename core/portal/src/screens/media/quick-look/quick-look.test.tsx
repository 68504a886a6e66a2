import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCatalogue } from '../../../../../../tests/support/fake-catalogue.ts';
import {
  type FakeLibrary,
  fakeLibrary,
  findButton,
  focusedName,
  getFile,
  openLibrary,
  press,
  selectedNames,
  stubLayout,
} from '../../../../../../tests/support/fake-library.tsx';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';

let library: FakeLibrary;

beforeEach(() => {
  library = fakeLibrary(['rings/ring-1.jpg', 'rings/ring-2.jpeg', 'rings/ring-10.png']);
  stubLayout();
  // jsdom loads no pictures.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

const open = async (query: string, name: string) => {
  const opened = await openLibrary(query, library);
  getFile(name).focus();
  await opened.user.keyboard('{Enter}');
  await expectShown(name);
  // Keys go to what has the focus, which moves into the dialog a little later.
  await waitFor(() => expect(getDialog()).toContainElement(document.activeElement as HTMLElement));
  return opened;
};
const getDialog = () => document.querySelector('[role=dialog]');
const expectShown = (name: string) => screen.findByText(name, { selector: '[role=dialog] h2' });
const details = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[role=dialog] dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );

test('it says all that is known of a file, arrows step as far as there are files, Escape returns to it', async () => {
  library.files = [
    mediaFile('rings/ring-1.jpg', {
      size: 2048,
      addedAt: '2026-11-21T15:00:00.000Z',
      hasLocation: true,
    }),
    mediaFile('rings/ring-2.jpeg'),
    mediaFile('rings/ring-10.png'),
  ];
  library.sizes = {
    '/media/rings/ring-1.jpg': { width: 640, height: 480 },
    '/media/rings/ring-10.png': { width: 300, height: 200 },
  };
  const { user } = await open('', 'ring-1.jpg');
  await waitFor(() =>
    expect(details()).toEqual({
      Name: 'ring-1.jpg',
      Path: 'rings/ring-1.jpg',
      Size: '2 KB',
      Dimensions: '640 × 480 px',
      Modified: 'Nov 20, 2026, 5:00 AM',
      Added: 'Nov 21, 2026, 10:00 AM',
      Location: 'In the file. Visitors never receive it; downloads from here include it.',
      'Used by': 'Nothing on the site',
    }),
  );
  expect(screen.getByText('File 1 of 3')).toBeVisible();
  const picture = screen.getByRole('img', { name: 'ring-1.jpg' });
  expect(picture).toHaveAttribute('src', expect.stringContaining('rings/ring-1.jpg'));
  expect(await findButton('Previous file')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowRight}');
  await expectShown('ring-2.jpeg');
  // Until its size has come, that of the last one is not said of it.
  expect(details().Dimensions).toBe('–');
  await user.keyboard('{ArrowDown}');
  await expectShown('ring-10.png');
  await waitFor(() => expect(details().Dimensions).toBe('300 × 200 px'));
  await user.keyboard('{ArrowRight}');
  await expectShown('ring-10.png');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getDialog()).toBeNull());
  await waitFor(() => expect(focusedName()).toBe('ring-10.png'));
});

test('the button on a file opens it; it copies path and URL, and leads to the pages that use the file', async () => {
  library.uses = {
    '/media/rings/ring-2.jpeg': [
      { kind: 'product', name: 'Oval Halo', page: '/product/oval-halo' },
      { kind: 'banner', name: 'Sale' },
    ],
  };
  const { host } = await openLibrary('?q=ring-', library);
  await press('Quick look at ring-2.jpeg');
  await expectShown('ring-2.jpeg');
  const links = [...document.querySelectorAll('[role=dialog] dd a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Oval Halo (piece)', 'https://shop.example.com/product/oval-halo'],
  ]);
  expect(details()['Used by']).toBe('Oval Halo (piece)Sale (announcement)');
  await press('Copy path');
  await waitFor(() => expect(host.copyText).toHaveBeenLastCalledWith('rings/ring-2.jpeg'));
  await press('Copy URL');
  await waitFor(() =>
    expect(host.copyText).toHaveBeenLastCalledWith('https://shop.example.com/media/rings/ring-2.jpeg'),
  );
});

test('`/` and Ctrl+A stay in the dialog, where a swipe steps too', async () => {
  const { user } = await open('?q=ring-', 'ring-1.jpg');
  const expectFocusInDialog = () =>
    waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
  await expectFocusInDialog();
  await user.keyboard('/{Control>}a{/Control}');
  await expectFocusInDialog();
  expect(screen.getByText('Select All (0/3)')).toBeInTheDocument();
  const picture = screen.getByAltText('ring-1.jpg');
  const at = (clientX: number) => [{ clientX, clientY: 300 }];
  fireEvent.touchStart(picture, { touches: at(300), changedTouches: at(300) });
  fireEvent.touchEnd(picture, { touches: [], changedTouches: at(120) });
  await expectShown('ring-2.jpeg');
  // Where a finger scrolls, selects words, or moves the point of the focus picture.
  const beside = screen.getByText('Dimensions');
  fireEvent.touchStart(beside, { touches: at(300), changedTouches: at(300) });
  fireEvent.touchEnd(beside, { touches: [], changedTouches: at(120) });
  await expectShown('ring-2.jpeg');
});

test('a picture and a film that cannot be shown say so; the server is blamed while it is gone', async () => {
  library.files = [mediaFile('a.jpg'), mediaFile('b.mp4'), mediaFile('c.pdf')];
  const { user, lose } = await open('', 'a.jpg');
  fireEvent.error(screen.getByAltText('a.jpg'));
  expect(
    await screen.findByText(
      'This picture cannot be shown: the file may be damaged, or too large for a preview.',
    ),
  ).toBeVisible();
  await user.keyboard('{ArrowRight}');
  const film = await waitFor(() => screen.getByLabelText('b.mp4', { selector: 'video' }));
  fireEvent.error(film);
  expect(
    await screen.findByText('This video cannot be played here. You can still copy its path and URL.'),
  ).toBeVisible();
  lose();
  expect(
    await screen.findByText('The server cannot be reached right now. You can still copy the path and URL.'),
  ).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('There is no preview for this kind of file.')).toBeVisible();
});

test('Space selects what is shown, arrows go on from there, and what comes next is loaded', async () => {
  const addresses: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function decode(
    this: HTMLImageElement,
  ) {
    addresses.push(new URL(this.src).pathname);
  });
  const { user } = await open('', 'ring-1.jpg');
  expect(addresses).toEqual(['/images/1280/rings/ring-2.jpeg', '/images/1280/rings/ring-10.png']);
  await user.keyboard(' {ArrowRight}{ArrowRight} ');
  expect(await screen.findByText('File 3 of 3, 2 selected')).toBeVisible();
  await user.keyboard('{ArrowLeft} ');
  expect(await screen.findByText('File 2 of 3, 3 selected')).toBeVisible();
  await user.keyboard(' {Escape}');
  await waitFor(() => expect(getDialog()).toBeNull());
  expect(selectedNames()).toEqual(['ring-1.jpg', 'ring-10.png']);
});

test('what stays in view, chosen and not saved, is there for the person who chose it only', async () => {
  const catalogue = fakeCatalogue();
  catalogue.add('products', 7, { name: 'Oval Halo', image_focus: '30% 20%' });
  library.uses = {
    '/media/rings/ring-1.jpg': [{ kind: 'product', name: 'Oval Halo', record: { kind: 'products', id: 7 } }],
  };
  const expiresAt = '2099-01-01T00:00:00.000Z';
  let username = 'anna';
  library.answer = async (path) =>
    path === 'session'
      ? Response.json({ username, expiresAt, publicOrigin: 'https://shop.example.com' })
      : catalogue.respond(new Request(`https://shop.example.com/api/admin/${path}`));
  const { user, session, portal } = await open('', 'ring-1.jpg');
  const expectFromLeft = async (percent: number) => {
    await user.click(await screen.findByText('What stays in view'));
    expect(screen.getByLabelText('From the left')).toHaveValue(percent);
  };
  await expectFromLeft(30);
  fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '45' } });
  for (const [next, percent] of [
    ['ben', 30],
    ['anna', 45],
  ] as const) {
    username = next;
    act(() => session.changeElsewhere({ token: `of-${next}`, expiresAt }));
    await waitFor(() => expect(portal.session.state()).toMatchObject({ username: next }));
    await screen.findByText(/^\d+ files found$/);
    await press('Quick look at ring-1.jpg');
    await expectFromLeft(percent);
  }
});

test('what stays in view is set for all that show the picture first, and is still there after other files', async () => {
  const catalogue = fakeCatalogue();
  catalogue.add('products', 7, { name: 'Oval Halo', image_focus: '30% 20%' });
  catalogue.add('collections', 3, { name: 'Ocean' });
  library.answer = (path, body) =>
    catalogue.respond(
      new Request(
        `https://shop.example.com/api/admin/${path}`,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      ),
    );
  library.uses = {
    '/media/rings/ring-1.jpg': [
      { kind: 'product', name: 'Oval Halo', record: { kind: 'products', id: 7 } },
      { kind: 'collection', name: 'Ocean', record: { kind: 'collections', id: 3 } },
      { kind: 'product', name: 'Its second view' },
    ],
  };
  const { user } = await open('', 'ring-1.jpg');
  await user.click(await screen.findByText('What stays in view'));
  const left = screen.getByLabelText('From the left');
  expect(left).toHaveValue(30);
  fireEvent.change(left, { target: { value: '45' } });
  await user.keyboard('{ArrowRight}');
  await expectShown('ring-2.jpeg');
  expect(screen.queryByText('What stays in view')).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByLabelText('From the left')).toHaveValue(45);
  await press('Save what stays in view, for all 2');
  await waitFor(() => expect(catalogue.lists.collections[0]?.fields.image_focus).toBe('45% 20%'));
  expect(catalogue.lists.products[0]?.fields.image_focus).toBe('45% 20%');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).not.toHaveTextContent('Save what'));
});
