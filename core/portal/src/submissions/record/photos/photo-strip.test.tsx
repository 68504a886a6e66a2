import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLibrary } from '../../../../../../tests/support/fake-library.tsx';
import { fakeUploads } from '../../../../../../tests/support/fake-uploads.ts';
import { renderPortal, signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import { staffPortal } from '../../../../../../tests/support/staff-portal.tsx';
import { submissionRecord } from '../../../../../../tests/support/submission-record.ts';
import { PhotoStrip } from './photo-strip.tsx';

const photo = (letter: string) => ({ id: letter.repeat(32), at: '2026-11-23T14:00:00.000Z' });
const photos = ['a', 'b', 'c'].map(photo);
const DOWNLOAD = `/api/downloads/${'t'.repeat(43)}`;

const jpegs = Object.fromEntries(
  photos.map(({ id }) => [
    `GET submissions/M-4F7K/photos/${id}`,
    () => new Response(id.slice(0, 1), { headers: { 'content-type': 'image/jpeg' } }),
  ]),
);
const most = { maxPicture: 1000, maxFilm: 1000, maxFiles: 9, maxTotal: 9000 };
const library = { 'GET media/limits': { mediaWrite: true, ...most } };

/** Images by the content of what was fetched for them. */
let shown: Map<string, string>;
beforeEach(() => {
  shown = new Map();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${shown.size}`;
      shown.set(url, '');
      void blob.text().then((text) => shown.set(url, text));
      return url;
    },
    revokeObjectURL: (url: string) => shown.delete(url),
  });
});

const open = (answers: Parameters<typeof staffPortal>[0] = {}, of = photos) => {
  const portal = staffPortal({ ...jpegs, ...answers });
  const download = vi.fn(async ({ prepare }: { prepare: () => Promise<string> }) => {
    await prepare();
    return { outcome: 'started' as const };
  });
  const notify = vi.fn();
  const view = renderPortal('/admin/requests', signedInPortal({ download, notify }), {
    part: <PhotoStrip record={submissionRecord({ photos: of })} />,
  });
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
  return { ...portal, ...view, press, download, notify };
};
/** In jsdom no button of a dialog can have it at first: nothing has a size. */
const focused = () => document.activeElement as HTMLElement;
const large = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a request without photos shows nothing of them', () => {
  open({}, []);
  expect(screen.queryByRole('list')).toBeNull();
});

test('each photo is fetched with the session’s token and shown small', async () => {
  open();
  const strip = within(screen.getByRole('list', { name: 'Photos' }));
  await waitFor(() => expect(strip.getAllByRole('img')).toHaveLength(3));
  const sources = strip.getAllByRole('img').map((image) => shown.get(image.getAttribute('src') ?? ''));
  await waitFor(() => expect(sources).toEqual(['a', 'b', 'c']));
  expect(strip.getByRole('button', { name: 'Photo 2 of 3' })).toBeVisible();
});

test('keys step through the photos, zoom one and move it; the one shown last has the focus afterwards', async () => {
  const { press, user } = open();
  await press('Photo 1 of 3');
  const first = await large('Photo 1 of 3');
  expect(first.getByText(/^Received Monday, November 23/)).toBeVisible();
  expect(first.getByRole('status')).toHaveTextContent('Photo 1 of 3');
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  const second = await large('Photo 2 of 3');
  const picture = await second.findByRole('img', { name: 'Photo 2 of 3' });
  expect(picture).toHaveStyle({ transform: 'scale(1) translate(0.000%, 0.000%)' });
  await user.keyboard('+');
  await waitFor(() => expect(picture).toHaveStyle({ transform: 'scale(1.5) translate(0.000%, 0.000%)' }));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(picture).toHaveStyle({ transform: 'scale(1.5) translate(-6.667%, 0.000%)' }));
  await user.keyboard('0');
  await waitFor(() => expect(picture).toHaveStyle({ transform: 'scale(1) translate(0.000%, 0.000%)' }));
  await user.click(second.getByRole('button', { name: 'Larger' }));
  await user.click(second.getByRole('button', { name: 'Next photo' }));
  const third = await large('Photo 3 of 3');
  expect(third.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled', 'true');
  expect(await third.findByRole('img')).toHaveStyle({ transform: 'scale(1) translate(0.000%, 0.000%)' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Photo 3 of 3' })).toHaveFocus());
});

test('a photo is downloaded by a ticket, under the name of its request', async () => {
  const call = `POST submissions/M-4F7K/photos/${photos[1]?.id}/download`;
  const { press, download, bodies } = open({ [call]: { url: DOWNLOAD } });
  await press('Photo 2 of 3');
  await press('Download');
  await waitFor(() => expect(bodies(call)).toHaveLength(1));
  expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: 'M-4F7K-photo-2.jpg' }));
});

test('a copy is uploaded to the library once that is confirmed, beside one of its name', async () => {
  const uploads = fakeUploads(fakeLibrary([]));
  const { press, user } = open(library);
  await press('Photo 1 of 3');
  await press('Copy to library');
  const question = within(await screen.findByRole('dialog', { name: 'Copy photo 1?' }));
  expect(question.getByText(/^Files in the library are public/)).toBeVisible();
  expect(uploads.begun).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(uploads.begun).toMatchObject([{ path: 'customer-photo.jpg', clash: 'keep' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Photo 1 of 3' })).toHaveFocus());
});

test('where the media folder is only read there is no copy', async () => {
  const { press } = open({ 'GET media/limits': { mediaWrite: false, ...most } });
  await press('Photo 1 of 3');
  await screen.findByRole('button', { name: 'Download' });
  expect(screen.queryByRole('button', { name: 'Copy to library' })).toBeNull();
});
