import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { AdminHost } from '../../core/portal/src/index.ts';
import type { MediaFile, MediaUse, PixelSize } from '../../core/src/schemas/index.ts';
import { mediaFile } from './media-files.ts';
import { renderPortal, signedInPortal } from './signed-in-portal.tsx';
import { sessionAnswer } from './staff-answers.ts';
import { notFound, stubServer } from './stub-server.ts';
import { stubWindow } from './stub-window.ts';

/** A server with a media folder, in memory, in place of the network. */
export const fakeLibrary = (paths: readonly string[]) => {
  let revision = 1;
  const requests: { path: string; body: unknown }[] = [];
  let events: WritableStreamDefaultWriter<string> | undefined;
  const openEvents = async () => {
    const { readable, writable } = new TextEncoderStream();
    events = writable.getWriter();
    if (library.hasEvents) library.tell('media', library.revision());
    return library.hasEvents ? new Response(readable) : new Promise<Response>(() => undefined);
  };
  const library = {
    files: paths.map((path) => mediaFile(path)) as readonly MediaFile[],
    folders: [] as readonly string[],
    uses: {} as Record<string, MediaUse[]>,
    sizes: {} as Record<string, PixelSize>,
    /** Whether the folder may be changed. */
    mediaWrite: true,
    /** Paths below `/api/admin/` of calls that find no server; `*` for all. */
    unreachable: new Set<string>(),
    /** Whether the event stream opens. */
    hasEvents: true,
    /** Answers, before those of this server. */
    answer: async (_path: string, _body: unknown): Promise<Response | undefined> => undefined,
    /** What the portal sent, apart from reading. */
    requests,
    revision: () => String(revision),
    /** What the stream of events says. */
    tell: (kind: 'media' | 'catalogue', present: string) =>
      void events?.write(`event: ${kind}\ndata: ${JSON.stringify({ revision: present })}\n\n`),
    endEvents: () => void events?.close().catch(() => undefined),
    /** Another list, of which `tell` of the portal is the event. */
    change: (files: readonly MediaFile[]) => {
      library.files = files;
      revision += 1;
    },
    remove: (...names: string[]) => library.change(library.files.filter(({ name }) => !names.includes(name))),
    add: (...more: MediaFile[]) =>
      library.change(
        [...library.files, ...more].toSorted((a, b) => (a.relativePath < b.relativePath ? -1 : 1)),
      ),
  };

  const answers: Record<string, () => object> = {
    session: () => sessionAnswer('me'),
    media: () => ({ files: library.files, folders: library.folders, revision: String(revision) }),
    'media/usage': () => ({ uses: library.uses, missing: [] }),
    'media/limits': () => ({
      mediaWrite: library.mediaWrite,
      maxPicture: 50_000_000,
      maxFilm: 2_000_000_000,
      maxFiles: 200,
      maxTotal: 5_000_000_000,
    }),
    'media/sizes': () => ({ sizes: library.sizes }),
  };
  stubServer(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/admin/', '');
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    if (request.method !== 'GET') requests.push({ path, body });
    if (library.unreachable.has('*') || library.unreachable.has(path)) throw new TypeError('Failed to fetch');
    const own = await library.answer(path, body);
    if (own) return own;
    if (path === 'events') return openEvents();
    const known = answers[path];
    return known ? Response.json(known()) : notFound(request);
  });
  return library;
};

export type FakeLibrary = ReturnType<typeof fakeLibrary>;

/**
 * What jsdom lacks: the size of the list, in a window that is wide enough for six columns, decoding, and a focus on
 * `select`.
 */
export const stubLayout = (): void => {
  stubWindow({ matches: true });
  HTMLImageElement.prototype.decode = async () => undefined;
  document.documentElement.style.fontSize = '16px';
  for (const width of ['clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, width, 'get').mockReturnValue(1000);
  for (const height of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, height, 'get').mockReturnValue(600);
  vi.spyOn(HTMLInputElement.prototype, 'select').mockImplementation(function select(this: HTMLInputElement) {
    this.focus();
    this.setSelectionRange(0, this.value.length);
  });
};

/** Opens the library, signed in. */
export const renderLibrary = (
  query: string,
  library: FakeLibrary,
  more: Partial<Pick<AdminHost, 'copyText' | 'download' | 'uploadChunkBytes'>> = {},
) => {
  const { navigate, ...opened } = renderPortal(`/admin/media${query}`, signedInPortal(more));
  return {
    ...opened,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    back: () => act(() => navigate(-1)),
    /** The event of another list. */
    tell: (kind: 'media' | 'catalogue' = 'media') => library.tell(kind, `${kind} ${library.revision()}`),
    /** The server goes: what it is asked is not answered, and the stream ends. */
    lose: () =>
      act(() => {
        library.unreachable.add('*');
        library.endEvents();
      }),
    /** It is back, and the browser says so. */
    regain: () =>
      act(() => {
        library.unreachable.clear();
        window.dispatchEvent(new Event('online'));
      }),
  };
};

/** The same, and waits for its files, or for what stands in their place. */
export const openLibrary = async (...args: Parameters<typeof renderLibrary>) => {
  const opened = renderLibrary(...args);
  await screen.findByText(/^\d+ files found$/);
  return opened;
};

export const getRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-position]')];
const toName = (row: Element | null | undefined): string =>
  row?.getAttribute('aria-label')?.split(', ')[0] ?? '';
/** The files that are shown, in order. */
export const getNames = (): string[] =>
  getRows()
    .toSorted((one, other) => Number(one.dataset.position) - Number(other.dataset.position))
    .map(toName);
export const getFile = (name: string): HTMLElement => {
  const row = getRows().find((each) => toName(each) === name);
  if (!row) throw new Error(`${name} is not shown; shown are ${getNames().join(', ')}.`);
  return row;
};
export const selectedNames = (): string[] =>
  getNames().filter((name) => getFile(name).ariaSelected === 'true');
export const focusedName = (): string => toName(document.activeElement?.closest('[role=row]'));
export const searchField = () => screen.getByPlaceholderText('Search files...');
export const expectFound = (count: number) => screen.findByText(`${count} files found`, { exact: true });
/** The box of 'Select All'; by its label, jsdom needs long to find it. */
export const expectSelectAll = async (selected: number, shown: number): Promise<HTMLElement> => {
  const label = await screen.findByText(`Select All (${selected}/${shown})`);
  const box = label.closest('label')?.querySelector('input');
  if (!box) throw new Error('The label has no box.');
  return box;
};
/** A button or a menu's entry; by role and name, jsdom needs half a second to find it on this screen. */
export const queryButton = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
export const findButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = queryButton(name);
    if (!button) throw new Error(`There is no button “${name}”.`);
    return button;
  });
export const press = async (name: string): Promise<void> => {
  const button = await findButton(name);
  // Menus choose what was pointed at before.
  if (button.role === 'menuitem') await act(async () => void fireEvent.pointerDown(button));
  fireEvent.click(button);
};
export const expectTitleFocused = () =>
  waitFor(() => expect(screen.getByText('Media Library', { selector: 'h1' })).toHaveFocus());
