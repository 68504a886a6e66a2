import { sentBytes } from '@jeweler/core/files';
import { element, setText } from './element.ts';
import type { Photo } from './photo-uploads.ts';
import type { Texts } from './texts.ts';

/** Width and height of a small picture, in pixels. */
const THUMBNAIL_PX = 220;

const isFilm = ({ file }: Photo): boolean => file.type.startsWith('video/');

/** Draws the middle of a picture; what the browser cannot read stays empty. */
const drawSmall = async (file: File, canvas: HTMLCanvasElement): Promise<void> => {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
    picture.close();
  } catch {
    // HEIC, or a film.
  }
};

interface Card {
  readonly item: HTMLLIElement;
  readonly frame: HTMLElement;
  readonly text: HTMLElement;
  readonly again: HTMLButtonElement;
}

/** The chosen pictures, small, each with how far it is. */
export class PhotoGrid {
  readonly list = element('ul', { className: 'photos' });
  readonly #cards = new Map<number, Card>();
  readonly #retry: (id: number) => void;
  /** One after the other: a phone has no memory for sixty large pictures. */
  #drawn: Promise<void> = Promise.resolve();

  constructor(retry: (id: number) => void) {
    this.#retry = retry;
  }

  /** @param isEnded nothing more is sent */
  show(photos: readonly Photo[], texts: Texts, isEnded: boolean): void {
    const ids = new Set(photos.map(({ id }) => id));
    for (const [id, { item }] of this.#cards) {
      if (ids.has(id)) continue;
      item.remove();
      this.#cards.delete(id);
    }
    for (const photo of photos) this.#update(photo, texts, isEnded);
  }

  #update(photo: Photo, texts: Texts, isEnded: boolean): void {
    const { item, frame, text, again } = this.#cards.get(photo.id) ?? this.#create(photo);
    const { file, phase, size } = photo;
    const isReceived = phase.state === 'done';
    const failure = phase.state === 'failed' ? phase.reason : 'failed';
    const isFailed = phase.state === 'failed' || (isEnded && !isReceived);
    const isSending = phase.state === 'sending' && !isFailed;
    const percent = `${Math.round((sentBytes(phase, size) / Math.max(1, size)) * 100)} %`;
    frame.dataset.mark = isReceived ? '✓' : isFailed ? '!' : isSending ? percent : '';
    const sent = isFilm(photo) && file.type === 'video/quicktime' ? texts.film : texts.sent;
    const said = isReceived ? sent : isFailed ? texts[failure] : isSending ? '' : texts.waiting;
    setText(text, [file.name, said].filter(Boolean).join(' · '));
    text.className = isFailed ? 'error' : '';
    item.className = isFailed ? 'failed' : '';
    again.hidden = isEnded || phase.state !== 'failed' || !phase.canRetry;
    setText(again, texts.retry);
    again.setAttribute('aria-label', `${texts.retry}: ${file.name}`);
  }

  #create(photo: Photo): Card {
    const canvas = element('canvas', { width: THUMBNAIL_PX, height: THUMBNAIL_PX });
    const frame = element('figure', { ariaHidden: 'true' }, canvas);
    const text = element('span');
    const again = element('button', { type: 'button', className: 'line' });
    again.addEventListener('click', () => this.#retry(photo.id));
    const item = element('li', {}, frame, text, again);
    const card = { item, frame, text, again };
    this.#cards.set(photo.id, card);
    this.list.append(item);
    if (!isFilm(photo)) this.#drawn = this.#drawn.then(() => drawSmall(photo.file, canvas));
    return card;
  }
}
