import { formatFileSize } from '../../../format/index.ts';
import type { MediaFile, MediaListStart } from '../../../schemas/index.ts';
import { columnsNow } from '../../screens/media/file-area/grid-columns.ts';
import { cellStyle, listHeight, rowMetrics } from '../../screens/media/file-area/row-metrics.ts';
import { rowTop } from '../../shared/data-list/row-metrics.ts';
import { thumbnailSources } from '../../shared/variant-address.ts';

/** Ids of the templates that the build puts into the page: the library without files, and one card of each kind. */
export const FIRST_VIEW = 'first-view';
export const FIRST_VIEW_CARDS = 'first-view-cards';

interface Templates {
  readonly screen: HTMLTemplateElement;
  /** Each card is in an element whose `data-types` lists its file types; the last one is for all others. */
  readonly cards: HTMLTemplateElement;
}

/**
 * The file count in the build's markup, replaced when drawn: a number that occurs nowhere else on the screen.
 */
export const SAMPLE_COUNT = 86_421;

const writeCount = (view: HTMLElement, total: number): void => {
  const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    text.nodeValue = text.nodeValue?.replace(`${SAMPLE_COUNT}`, `${total}`) ?? '';
  }
};

/** A card with the texts and the picture of a file; must match what `FileItem` renders. */
const cardOf = (file: MediaFile, cards: readonly HTMLElement[]): HTMLElement => {
  const isForType = ({ dataset }: HTMLElement) => dataset.types?.split(' ').includes(file.type);
  const card = (cards.find(isForType) ?? cards.at(-1))?.firstElementChild?.cloneNode(true);
  if (!(card instanceof HTMLElement)) throw new Error('The page has no card for a file.');
  const name = card.querySelector('.name');
  if (name) name.textContent = file.name;
  const [size, type] = card.querySelectorAll('.sub > *');
  if (size) size.textContent = formatFileSize(file.size);
  if (file.type === '') type?.remove();
  else if (type) type.textContent = file.type.toUpperCase();
  const picture = card.querySelector('img');
  // Eager: all of them are within view.
  if (picture) Object.assign(picture, { loading: 'eager', ...thumbnailSources(file, 'grid') });
  return card;
};

/**
 * Draws the library's first files into `root` as the portal will, from the markup made by the build: a static
 * preview, inert for pointer, keyboard and screen readers. It is removed when React renders into `root`.
 * @returns the images of the cards, which start to load
 */
export const drawFirstView = (
  root: HTMLElement,
  { screen, cards: cardTemplate }: Templates,
  { files, total }: MediaListStart,
): readonly HTMLImageElement[] => {
  const view = document.createElement('div');
  view.inert = true;
  view.ariaHidden = 'true';
  view.append(screen.content.cloneNode(true));
  writeCount(view, total);
  const grid = view.querySelector<HTMLElement>('[role=grid]');
  if (!grid) throw new Error('The page has no place for files.');
  root.append(view);

  const { offsetWidth = 0, clientWidth = 0 } = grid.parentElement ?? {};
  grid.style.setProperty('--scrollbar', `${offsetWidth - clientWidth}px`);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const columns = columnsNow();
  const metrics = rowMetrics('grid', { width: grid.clientWidth, columns, rem, head: false });
  grid.style.height = `${listHeight(total, metrics, rem)}px`;
  const kinds = [...cardTemplate.content.querySelectorAll<HTMLElement>('[data-types]')];
  const cards = files.map((file, position) => {
    const card = cardOf(file, kinds);
    const [top, height] = [`${rowTop(position, metrics)}px`, `${metrics.height}px`];
    Object.assign(card.style, { top, height, ...cellStyle(position, columns) });
    return card;
  });
  grid.append(...cards);
  return [...grid.querySelectorAll('img')];
};
