import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import { stubServer } from '../../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../../tests/support/stub-window.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { MediaChooserContext, useMediaChooser } from '../../../shared/media-chooser.ts';
import { MediaChooser } from './media-chooser.tsx';

const allFiles = ['films/ring.mp4', 'rings/bébé.jpg', 'rings/halo.jpg', 'rings/oval.jpg', 'top.png'].map(
  (path) => mediaFile(path),
);

/** What is in the folder now. */
let files = allFiles;

const answerMedia = async ({ url }: Request): Promise<Response> => {
  const { pathname } = new URL(url);
  if (pathname === '/api/admin/media') return Response.json({ files, revision: String(files.length) });
  if (pathname === '/api/admin/media/usage') {
    const uses = { '/media/rings/halo.jpg': [{ kind: 'product', name: 'Oval Halo' }] };
    return Response.json({ uses, missing: [] });
  }
  return Response.json({ success: false, code: 'not_found', message: 'Not found.' }, { status: 404 });
};

const Form = ({ present }: { present: string | undefined }) => {
  const Chooser = useMediaChooser();
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState(present);
  return (
    <>
      {/* The host's notices, which a dialog leaves usable. */}
      <div data-scope="toast" data-part="group" />
      <button type="button" onClick={() => setOpen(true)}>
        First picture
      </button>
      <output>{url}</output>
      <Chooser
        open={open}
        present={url}
        onChoose={({ publicUrl }) => setUrl(publicUrl)}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const renderForm = (present?: string) => {
  const { portal, session, wrapper } = signedInPortal();
  render(
    <MediaChooserContext value={MediaChooser}>
      <Form present={present} />
    </MediaChooserContext>,
    { wrapper },
  );
  return { portal, session };
};

const openChooser = async () => {
  const button = screen.getByRole('button', { name: 'First picture' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  await within(dialog).findAllByRole('row');
  // What is pressed before the dialog has the focus does not give it back.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
};
const getNames = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label')?.split(',')[0]);
const getRow = (name: RegExp) => screen.getByRole('row', { name });
const getSelected = () =>
  screen
    .queryAllByRole('row', { selected: true })
    .map((row) => row.getAttribute('aria-label')?.split(',')[0]);
const getSearch = () => screen.getByRole('searchbox', { name: 'Search files' });
// On phones, which jsdom takes itself for, the filters are hidden at first.
const getFolder = () => screen.getByLabelText('Folder');
const getChooseButton = () => screen.getByRole('button', { name: 'Choose' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const getChoice = () => document.querySelector('output')?.textContent;
/** Closed, with the focus where it was before. */
const expectReturn = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'First picture' })).toHaveFocus());
};

beforeEach(() => {
  files = allFiles;
  stubServer(answerMedia);
  stubWindow({ matches: true });
  document.documentElement.style.fontSize = '16px';
  for (const size of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(1000);
});

test('without a present picture all pictures are shown, and nothing else', async () => {
  renderForm();
  await openChooser();
  expect(getNames()).toEqual(['bébé.jpg', 'halo.jpg', 'oval.jpg', 'top.png']);
  await waitFor(() => expect(getRow(/^halo/)).toHaveAccessibleName(/Used by Oval Halo/));
  expect(getSelected()).toEqual([]);
  expect(getChooseButton()).toBeDisabled();
  expect(screen.queryByLabelText('Kind')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Quick look/ })).toBeNull();
});

test('it opens at the present picture, however its address is written', async () => {
  renderForm('/media/rings/bébé.jpg');
  await openChooser();
  expect(getFolder()).toHaveValue('rings');
  expect(getSelected()).toEqual(['bébé.jpg']);
  await waitFor(() => expect(getRow(/^bébé/)).toHaveFocus());
});

test.each([
  ['/media/top.png', ['top.png'], ['top.png']],
  ['/media/gone.jpg', ['bébé.jpg', 'halo.jpg', 'oval.jpg', 'top.png'], []],
  ['https://cdn.example.com/a.jpg', ['bébé.jpg', 'halo.jpg', 'oval.jpg', 'top.png'], []],
])('%s, outside all folders, is shown among %j', async (present, names, selected) => {
  renderForm(present);
  await openChooser();
  expect(getNames()).toEqual(names);
  expect(getSelected()).toEqual(selected);
});

test('one picture is selected at a time, and chosen by the button or a double click', async () => {
  renderForm();
  await openChooser();
  fireEvent.click(getRow(/^oval/));
  fireEvent.click(getRow(/^halo/), { shiftKey: true });
  expect(getSelected()).toEqual(['halo.jpg']);
  fireEvent.click(getRow(/^halo/));
  expect(getSelected()).toEqual(['halo.jpg']);
  await waitFor(() => expect(screen.getByText('rings/halo.jpg')).toHaveTextContent('Used by Oval Halo'));
  fireEvent.click(getChooseButton());
  await expectReturn();
  expect(getChoice()).toBe('/media/rings/halo.jpg');
  await openChooser();
  fireEvent.doubleClick(getRow(/^oval/));
  await expectReturn();
  expect(getChoice()).toBe('/media/rings/oval.jpg');
});

test('by keyboard alone: slash, search, arrows, Enter', async () => {
  renderForm();
  await openChooser();
  await waitFor(() => expect(getRow(/^bébé/)).toHaveFocus());
  press('/');
  expect(getSearch()).toHaveFocus();
  fireEvent.change(getSearch(), { target: { value: 'rings' } });
  await waitFor(() => expect(getNames()).toHaveLength(3));
  press('ArrowDown');
  expect(getRow(/^bébé/)).toHaveFocus();
  press('ArrowRight');
  expect(getSelected()).toEqual(['halo.jpg']);
  press('Enter');
  await expectReturn();
  expect(getChoice()).toBe('/media/rings/halo.jpg');
});

test('Escape returns without a choice', async () => {
  renderForm('/media/rings/oval.jpg');
  await openChooser();
  await waitFor(() => expect(getRow(/^oval/)).toHaveFocus());
  press('ArrowLeft');
  press('Escape');
  await expectReturn();
  expect(getChoice()).toBe('/media/rings/oval.jpg');
});

test('folder and search stay for the next choice', async () => {
  renderForm();
  await openChooser();
  fireEvent.change(getFolder(), { target: { value: 'rings' } });
  fireEvent.change(getSearch(), { target: { value: 'halo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectReturn();
  await openChooser();
  expect(getSearch()).toHaveValue('halo');
  expect(getFolder()).toHaveValue('rings');
  expect(getNames()).toEqual(['halo.jpg']);
  press('Escape');
  await expectReturn();
});

test('whoever signs in next finds neither, but the same layout', async () => {
  const { portal, session } = renderForm();
  const stop = portal.start();
  await openChooser();
  fireEvent.change(getFolder(), { target: { value: 'rings' } });
  fireEvent.change(getSearch(), { target: { value: 'halo' } });
  fireEvent.click(screen.getByRole('radio', { name: 'List view' }));
  press('Escape');
  await expectReturn();
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  act(() => session.changeElsewhere({ token: 'b-token', expiresAt }));
  await openChooser();
  expect(getSearch()).toHaveValue('');
  expect(getFolder()).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'List view' })).toBeChecked();
  stop();
});

test('what a search hides, or leaves the folder while it is selected, cannot be chosen', async () => {
  const { portal } = renderForm('/media/rings/oval.jpg');
  await openChooser();
  expect(getChooseButton()).toBeEnabled();
  fireEvent.change(getSearch(), { target: { value: 'halo' } });
  await waitFor(() => expect(getChooseButton()).toBeDisabled());
  fireEvent.change(getSearch(), { target: { value: '' } });
  await waitFor(() => expect(getChooseButton()).toBeEnabled());
  files = allFiles.filter(({ name }) => name !== 'oval.jpg');
  await portal.queries.invalidateQueries({ queryKey: queryKeys.mediaList });
  await waitFor(() => expect(getNames()).toEqual(['bébé.jpg', 'halo.jpg']));
  expect(getChooseButton()).toBeDisabled();
});
