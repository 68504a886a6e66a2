import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MediaFile } from '../../../schemas/index.ts';
import { portalSystem } from '../../../theme/index.ts';
import { portalPaths } from '../../shared/paths.ts';
import { drawFirstView } from './draw-first-view.ts';
import { firstViewMarkup } from './first-view-markup.tsx';

const file = (path: string, size: number): MediaFile => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  relativePath: path,
  publicUrl: `/media/${encodeURI(path)}`,
  type: path.split('.')[1] ?? '',
  size,
  lastModified: '2026-11-20T10:00:00.000Z',
});

const template = (html: string): HTMLTemplateElement => {
  const element = document.createElement('template');
  element.innerHTML = html;
  return element;
};

const buildMarkup = () =>
  firstViewMarkup((content) =>
    renderToStaticMarkup(
      <ChakraProvider value={portalSystem}>
        <MemoryRouter initialEntries={[portalPaths.media]}>{content}</MemoryRouter>
      </ChakraProvider>,
    ),
  );

let markup: Awaited<ReturnType<typeof firstViewMarkup>>;

beforeAll(async () => {
  document.documentElement.style.fontSize = '16px';
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  markup = await buildMarkup();
});
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

test('no timer is left that would keep the build running', async () => {
  vi.useFakeTimers();
  try {
    await buildMarkup();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

const draw = (files: readonly MediaFile[], total: number) => {
  const root = document.body.firstElementChild as HTMLElement;
  const pictures = drawFirstView(
    root,
    { screen: template(markup.screen), cards: template(markup.cards) },
    { files, total },
  );
  return { root, pictures };
};

test('shows name, size and type of the first files, and how many there are in all', () => {
  const { root } = draw([file('rings/ring 1.jpg', 2048), file('LICENSE', 1)], 9731);
  expect([...root.querySelectorAll('.file')].map(({ textContent }) => textContent)).toEqual([
    'ring 1.jpg2 KBJPG',
    'LICENSE1 Bytes',
  ]);
  expect(root).toHaveTextContent('9731 files found');
  expect(root).not.toHaveTextContent('86421');
  expect(root).not.toHaveTextContent('sample');
});

test('says that the whole list is still loading', () => {
  const { root } = draw([file('a.jpg', 1)], 1);
  expect(root).toHaveTextContent('Loading media files...');
});

test('pictures are shown as the library shows them, films and other files by their icons', () => {
  const { root, pictures } = draw([file('a.jpg', 36), file('b.mp4', 1), file('c.pdf', 1)], 3);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toHaveAttribute('src', expect.stringMatching(/^\/images\/320\/a\.jpg\?v=\w+-10$/));
  expect(pictures[0]).toHaveAttribute(
    'srcset',
    expect.stringMatching(/ 1x, \/images\/640\/a\.jpg\?v=.* 2x$/),
  );
  const icons = [...root.querySelectorAll('.thumb')].map((thumb) => thumb.querySelector(':scope > .icon'));
  expect(icons[0]).toBeNull();
  expect(icons[1]?.innerHTML).not.toBe(icons[2]?.innerHTML);
});

test('it is a picture of the screen: nobody gets into it', () => {
  const { root } = draw([file('a.jpg', 1)], 1);
  expect(root.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(root.firstElementChild).toHaveProperty('inert', true);
});
