import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../../../../tests/support/deferred.ts';
import {
  expectFound,
  type FakeLibrary,
  fakeLibrary,
  findButton,
  getFile,
  openLibrary,
  press,
  queryButton,
  stubLayout,
} from '../../../../../../tests/support/fake-library.tsx';
import { fakeUploads } from '../../../../../../tests/support/fake-uploads.ts';

let library: FakeLibrary;
let uploads: ReturnType<typeof fakeUploads>;

beforeEach(() => {
  library = fakeLibrary(['rings/ring-1.jpg', 'rings/ring-2.jpeg']);
  uploads = fakeUploads(library);
  stubLayout();
});

const picture = (name: string, content = name, type = 'image/jpeg') =>
  new File([content], name, { type, lastModified: 1_780_000_000_000 });
const heic = (name: string) => picture(name, '\0\0\0\x18ftypheic', 'image/heic');

const choose = async (...files: File[]) => {
  await findButton('Upload');
  fireEvent.change(screen.getByLabelText('Files to upload'), { target: { files } });
};
/** How a file is getting on, named with its folder: 'ring.jpg in rings'. */
const expectState = (name: string, text: string) =>
  waitFor(() => {
    const row = [...document.querySelectorAll('li')].find(
      (each) => each.querySelector('.name')?.textContent === name,
    );
    expect(row?.querySelector('.state')).toHaveTextContent(text);
  });
const findTitle = (title: string) => screen.findByText(title, { selector: 'h2' });

test('files that are chosen go to the folder that is shown, with the session, and are listed until that is closed', async () => {
  const { tell } = await openLibrary('?folder=rings', library);
  expect(await findButton('Upload')).toHaveAttribute('title', 'Upload into rings');
  await choose(picture('dawn.jpg'), picture('dusk.jpg'));
  await findTitle('2 files uploaded');
  expect(screen.getByText('Everything in the library can be seen by whoever has its address.')).toBeVisible();
  const inRings = { clash: 'ask', token: 'Bearer a-token' };
  expect(uploads.begun).toEqual([
    { path: 'rings/dawn.jpg', ...inRings },
    { path: 'rings/dusk.jpg', ...inRings },
  ]);
  await expectState('dawn.jpg in rings', 'Done');
  tell();
  await expectFound(4);
  await press('Collapse uploads');
  expect(screen.getByLabelText('Uploads')).not.toBeVisible();
  await press('Close the list of uploads');
  await waitFor(() => expect(screen.queryByText('2 files uploaded')).toBeNull());
});

test('too many files are refused together, what is too large by itself, before anything is sent', async () => {
  const { host } = await openLibrary('', library);
  await choose(...Array.from({ length: 201 }, (_, index) => picture(`${index}.jpg`)));
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  expect(host.notify.mock.calls.map(([notice]) => notice)).toEqual([
    {
      id: 'uploads-refused',
      tone: 'error',
      title: 'Not uploaded',
      text: 'That is more than 200 files, and at most 200 can be uploaded at once. Nothing was uploaded: please choose fewer.',
    },
  ]);
  expect(screen.queryByLabelText('Uploads')).toBeNull();
  const huge = picture('huge.jpg');
  Object.defineProperty(huge, 'size', { value: 53_000_000 });
  await choose(huge, picture('small.jpg'));
  await findTitle('1 file uploaded, 1 failed');
  await expectState(
    'huge.jpg',
    'Too large: 50.54 MB. A picture can be up to 47.68 MB; save it as JPEG, or smaller.',
  );
  expect(uploads.begun.map(({ path }) => path)).toEqual(['small.jpg']);
});

test('what browsers cannot show is not taken, and the sentence says what to do', async () => {
  uploads.refused.set('evil.html', 'This kind of file cannot be uploaded.');
  await openLibrary('', library);
  // iPhones give a wrong name to pictures that they share.
  await choose(heic('IMG_0001.HEIC'), heic('shared.jpg'), picture('evil.html', '<p>', 'text/html'));
  await findTitle('3 failed');
  for (const name of ['IMG_0001.HEIC', 'shared.jpg'])
    await expectState(name, 'On the iPhone choose Settings > Camera > Formats > Most Compatible');
  await expectState('evil.html', 'This kind of file cannot be uploaded.');
  expect(uploads.begun.map(({ path }) => path)).toEqual(['evil.html']);
  expect(document.body).not.toHaveTextContent('Try again');
});

test('a browser that can decode HEIC uploads a JPEG', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 480, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) =>
    take(new Blob(['jpeg'], { type: type ?? '' })),
  );
  await openLibrary('?folder=rings', library);
  await choose(heic('IMG_0002.HEIC'));
  await expectState('IMG_0002.jpg in rings', 'Done');
  expect(uploads.begun.map(({ path }) => path)).toEqual(['rings/IMG_0002.jpg']);
});

test('a taken name is asked about, once for all others', async () => {
  await openLibrary('?folder=rings', library);
  await choose(picture('ring-1.jpg'), picture('ring-2.jpeg'), picture('new.jpg'));
  const question = await screen.findByText(/already exists with different content/);
  expect(question).toHaveTextContent(
    'rings/ring-1.jpg already exists with different content (1000 Bytes; yours has 10 Bytes). With Keep both, yours becomes ring-1-2.jpg.',
  );
  const forAll = screen.getByLabelText('Do the same for the remaining files');
  fireEvent.click(forAll);
  expect(forAll).toBeChecked();
  await press('Keep both');
  await expectState('ring-1.jpg in rings', 'Done, stored as ring-1-2.jpg');
  await expectState('ring-2.jpeg in rings', 'Done, stored as ring-2-2.jpeg');
  await expectState('new.jpg in rings', 'Done');
  expect(library.files).toHaveLength(5);
});

test('after each answer the focus is on the next question, and then on what became of the uploads', async () => {
  await openLibrary('?folder=rings', library);
  await choose(picture('ring-1.jpg'), picture('ring-2.jpeg'));
  await screen.findByText(/already exists with different content/);
  await press('Keep both');
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^rings\/ring-2\.jpeg already exists/),
  );
  await press('Keep both');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('replacing takes the other’s place; skipping sends nothing', async () => {
  await openLibrary('?folder=rings', library);
  await choose(picture('ring-1.jpg'));
  await press('Skip');
  await expectState('ring-1.jpg in rings', 'Not uploaded');
  expect(uploads.offsets).toEqual([]);
  await press('Close the list of uploads');
  await choose(picture('ring-1.jpg'));
  await press('Replace');
  await expectState('ring-1.jpg in rings', 'Done');
  expect(uploads.begun.at(-1)).toMatchObject({ path: 'rings/ring-1.jpg', clash: 'replace' });
  expect(library.files.map(({ size }) => size)).toEqual([10, 1000]);
});

test('a picture of the library takes the place of another one of its kind, under that one’s address', async () => {
  library = fakeLibrary(['rings/ring-1.jpg', 'rings/phone.jpeg', 'rings/a.png']);
  uploads = fakeUploads(library);
  const answer = library.answer;
  library.answer = async (path, body) =>
    path === '/media/rings/phone.jpeg' ? new Response('from the phone') : answer(path, body);
  const { host } = await openLibrary('?folder=rings', library);
  const replaceWith = async (name: RegExp) => {
    fireEvent.contextMenu(getFile('ring-1.jpg'), { clientX: 10, clientY: 10 });
    await press('Replace with a picture of the library…');
    const dialog = await screen.findByRole('dialog', { name: 'Choose what replaces ring-1.jpg' });
    fireEvent.doubleClick(await within(dialog).findByRole('row', { name }));
  };
  await replaceWith(/^a\.png/);
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  expect(host.notify.mock.lastCall).toMatchObject([
    { title: '“ring-1.jpg” was not replaced', text: expect.stringMatching(/^“a.png” is of another kind/) },
  ]);
  expect(uploads.begun).toEqual([]);
  await replaceWith(/^phone\.jpeg/);
  await expectState('ring-1.jpg in rings', 'Done');
  expect(uploads.begun).toMatchObject([{ path: 'rings/ring-1.jpg', clash: 'replace' }]);
});

test('what is there already is recognised when it has arrived, and stored on demand', async () => {
  uploads.known.set('the same', 'rings/ring-1.jpg');
  await openLibrary('?folder=rings', library);
  await choose(picture('again.jpg', 'the same'));
  await expectState('again.jpg in rings', 'Already here as rings/ring-1.jpg');
  expect(library.files).toHaveLength(2);
  await press('Upload anyway: again.jpg');
  await expectState('again.jpg in rings', 'Done');
});

test('an upload shows how far it is, asks before a sign-out, and is cancelled without a trace', async () => {
  const held = deferred<void>();
  uploads.held = held.promise;
  await openLibrary('', library);
  await choose(picture('long.mp4', ''.padEnd(1000)));
  await expectState('long.mp4', '50 %');
  expect(screen.getByLabelText('Upload of long.mp4')).toHaveAttribute('aria-valuenow', '50');
  await findTitle('Uploading: 0 of 1 file done');
  await press('Logout');
  const question = await screen.findByRole('dialog', { name: 'Sign out during an upload?' });
  expect(question).toHaveTextContent('One file is still being uploaded.');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await press('Cancel the upload of long.mp4');
  await expectState('long.mp4', 'Not uploaded');
  await waitFor(() => expect(uploads.removed).toBe(1));
  expect(localStorage).toHaveLength(0);
  await act(async () => held.resolve());
});

test('a server that is gone for a while gets the rest, not the whole file again', async () => {
  const held = deferred<void>();
  uploads.held = held.promise;
  await openLibrary('', library);
  await choose(picture('long.mp4', ''.padEnd(1000)));
  await expectState('long.mp4', '50 %');
  uploads.isGone = true;
  uploads.held = undefined;
  // No long timer ends: what goes on does so because the connection is back.
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => (ms < 500 ? wait(run, ms) : undefined));
  await act(async () => held.resolve());
  await expectState('long.mp4', 'No connection to the server. Continues automatically.');
  uploads.isGone = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await expectState('long.mp4', 'Done');
  expect(uploads.offsets).toEqual([0, 500]);
});

test('a host says how much a request carries', async () => {
  await openLibrary('', library, { uploadChunkBytes: 400 });
  await choose(picture('long.mp4', ''.padEnd(1000)));
  await expectState('long.mp4', 'Done');
  expect(uploads.offsets).toEqual([0, 400, 800]);
});

test('a pasted picture gets a name that says when; text that comes with a picture stays text', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 1, 12, 30, 15) });
  await openLibrary('', library);
  await findButton('Upload');
  const file = picture('image.png', 'png', 'image/png');
  const items = [{ webkitGetAsEntry: () => null, getAsFile: () => file }];
  const paste = (target: Element, types: string[]) =>
    fireEvent.paste(target, { clipboardData: { types, items, files: [file], getData: () => 'text' } });
  paste(screen.getByLabelText('Search files'), ['text/plain', 'Files']);
  paste(document.body, ['Files']);
  await expectState('pasted-2026-06-01-123015.png', 'Done');
  expect(uploads.begun).toHaveLength(1);
});

test('dropped folders keep their subfolders; hidden files of the system stay away', async () => {
  library.answer = async (path, body) => {
    if (path !== 'media/folders') return undefined;
    const { parent, name } = body as { parent: string; name: string };
    return Response.json({ folder: `${parent}/${name}` });
  };
  await openLibrary('?folder=rings', library);
  await findButton('Upload');
  const file = (name: string) => ({ name, file: (take: (file: File) => void) => take(picture(name)) });
  const folder = (name: string, ...inside: object[]) => {
    const rest = [inside];
    const createReader = () => ({ readEntries: (take: (some: object[]) => void) => take(rest.pop() ?? []) });
    return { name, isDirectory: true, createReader };
  };
  const entry = folder('autumn', file('leaf.jpg'), file('.DS_Store'), folder('opals', file('fire.jpg')));
  const dataTransfer = { types: ['Files'], items: [{ webkitGetAsEntry: () => entry }], files: [] };
  const area = screen.getByLabelText('Files');
  fireEvent.dragEnter(area, { dataTransfer });
  expect(await screen.findByText('Drop to upload into rings')).toBeVisible();
  fireEvent.drop(area, { dataTransfer });
  await findTitle('2 files uploaded');
  expect(screen.queryByText('Drop to upload into rings')).toBeNull();
  expect(uploads.begun.map(({ path }) => path)).toEqual([
    'rings/autumn/leaf.jpg',
    'rings/autumn/opals/fire.jpg',
  ]);
});

test('what the computer cannot read of a dropped folder costs itself, and is named', async () => {
  library.answer = async (path, body) =>
    path === 'media/folders' ? Response.json({ folder: (body as { name: string }).name }) : undefined;
  await openLibrary('', library);
  await findButton('Upload');
  const refused = (_: unknown, fail: (error: Error) => void) =>
    fail(new DOMException('No.', 'NotReadableError'));
  const entries = [
    { name: 'locked.jpg', file: refused },
    { name: 'mine', isDirectory: true, createReader: () => ({ readEntries: refused }) },
    { name: 'leaf.jpg', file: (take: (file: File) => void) => take(picture('leaf.jpg')) },
  ];
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  fireEvent.drop(screen.getByLabelText('Files'), { dataTransfer: { types: ['Files'], items, files: [] } });
  await expectState('leaf.jpg', 'Done');
  for (const name of ['locked.jpg', 'mine']) await expectState(name, 'This computer could not read it');
  expect(uploads.begun.map(({ path }) => path)).toEqual(['leaf.jpg']);
});

test('where the folder is only read, nothing is offered', async () => {
  library.mediaWrite = false;
  const { user } = await openLibrary('?q=ring-1.jpg', library);
  for (const name of ['Upload', 'From the phone', 'Organize']) expect(queryButton(name)).toBeUndefined();
  document.querySelector<HTMLElement>('[data-position]')?.focus();
  await user.keyboard('{Delete}');
  expect(library.requests).toEqual([]);
});
