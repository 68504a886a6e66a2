import { isUnfinished, sentBytes } from '@jeweler/core/files';
import { element, setText } from './element.ts';
import { isForRequest } from './phone-link.ts';
import { PhotoGrid } from './photo-grid.ts';
import { PhotoUploads } from './photo-uploads.ts';
import { requestLanguages } from './request-texts.ts';
import { firstLanguage, type Language, languages as libraryLanguages } from './texts.ts';

/** By name: an iPhone then hands over JPEG instead of HEIC. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';
const FILMS = 'video/mp4,video/quicktime';

/** Draws the page and keeps it true to the queue. */
const startPage = (root: HTMLElement): void => {
  const isOfRequest = isForRequest();
  const languages = isOfRequest ? requestLanguages : libraryLanguages;
  let language: Language = firstLanguage(navigator.languages);
  const keepAwake = createWakeLock();

  const heading = document.querySelector('h1') ?? root.appendChild(element('h1'));
  const other = element('button', { type: 'button', className: 'language line' });
  const lead = element('p');
  const camera = element('input', { type: 'file', accept: 'image/*', hidden: true });
  camera.setAttribute('capture', 'environment');
  const types = isOfRequest ? PICTURES : `${PICTURES},${FILMS}`;
  const library = element('input', { type: 'file', accept: types, multiple: true, hidden: true });
  const take = element('button', { type: 'button' });
  const choose = element('button', { type: 'button', className: 'line' });
  const className = isOfRequest ? 'ways request' : 'ways';
  const drop = element('p', { className: 'drop small' });
  const ways = element('div', { className }, take, choose, drop, camera, library);
  const state = element('p', { className: 'state', role: 'status' });
  const bar = element('progress', { max: 1, ariaHidden: 'true' });
  const missing = element('li');
  const twice = element('li');
  const limits = element('p', { className: 'small' });
  const grid = new PhotoGrid((id) => queue.retry(id));
  const notes = element('ul', { className: 'notes' }, missing, twice);
  root.replaceChildren(other, lead, ways, state, bar, notes, grid.list, limits);

  let isDrawing = false;
  /** At most once a frame: progress comes more often. */
  const draw = () => {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      isDrawing = false;
      show();
    });
  };
  const queue = new PhotoUploads(draw);

  const stateText = (): string => {
    const texts = languages[language];
    const states = queue.photos.map(({ phase }) => phase.state);
    const count = (state: (typeof states)[number]) => states.filter((each) => each === state).length;
    const [all, done, failed] = [states.length, count('done'), count('failed')];
    if (queue.isEnded) return texts.ended(all - done + queue.missing.length, queue.have);
    if (all === 0)
      return queue.link?.received.length ? texts.earlier(queue.link.received.length) : texts.nothingYet;
    if (done + failed < all) return (count('paused') > 0 ? texts.interrupted : texts.sending)(done, all);
    return failed > 0 ? texts.someFailed(done, all, failed, queue.have) : texts.allReceived(all, queue.have);
  };

  const show = () => {
    const texts = languages[language];
    const { photos, link, missing: lost, isEnded } = queue;
    document.documentElement.lang = language;
    setText(heading, texts.title);
    const next = language === 'en' ? 'es' : 'en';
    setText(other, languages[next].language);
    other.lang = next;
    lead.hidden = link === undefined;
    if (link) setText(lead, texts.lead('reference' in link ? link.reference : link.folder));
    setText(take, texts.take);
    setText(choose, texts.choose);
    setText(drop, texts.drop);
    ways.hidden = isEnded;
    setText(state, stateText());
    const isSending = photos.some(isUnfinished);
    bar.hidden = !isSending || isEnded;
    bar.value =
      photos.reduce((sum, { phase, size }) => sum + sentBytes(phase, size) / Math.max(1, size), 0) /
      Math.max(1, photos.length);
    missing.hidden = lost.length === 0 || isEnded;
    setText(missing, texts.missing(lost.map(({ name }) => name).join(', ')));
    twice.hidden = queue.twice.length === 0;
    setText(twice, texts.twice(queue.twice.join(', ')));
    notes.hidden = missing.hidden && twice.hidden;
    grid.show(photos, texts, isEnded);
    limits.hidden = link === undefined || isEnded;
    if (link) setText(limits, texts.limits(new Date(link.expiresAt)));
    void keepAwake(isSending && !isEnded);
  };

  const goOn = () => {
    if (document.visibilityState === 'visible') queue.refresh();
  };
  other.addEventListener('click', () => {
    language = language === 'en' ? 'es' : 'en';
    show();
  });
  take.addEventListener('click', () => camera.click());
  choose.addEventListener('click', () => library.click());
  for (const input of [camera, library])
    input.addEventListener('change', () => {
      queue.add([...(input.files ?? [])]);
      // The same picture can be chosen again.
      input.value = '';
    });
  if (isOfRequest) takeDropped(root, (files) => queue.add(files));
  document.addEventListener('visibilitychange', goOn);
  window.addEventListener('online', goOn);
  window.addEventListener('pageshow', goOn);
  show();
};

/** Takes files that are dropped anywhere on the page, which a browser would otherwise open instead of it. */
const takeDropped = (root: HTMLElement, onFiles: (files: readonly File[]) => void): void => {
  for (const type of ['dragover', 'dragleave', 'drop'] as const)
    document.addEventListener(type, (event) => {
      event.preventDefault();
      // Between two elements of the page it is not null.
      const isOver = type === 'dragover' || (type === 'dragleave' && event.relatedTarget !== null);
      root.classList.toggle('over', isOver);
      if (type === 'drop') onFiles([...(event.dataTransfer?.files ?? [])]);
    });
};

/**
 * Keeps the screen on while `isNeeded` is true: pages send nothing while a phone's screen is dark. Has to be called
 * again when the page comes back into view, which ends the lock. Some browsers refuse (low battery, no https).
 */
const createWakeLock = (): ((isNeeded: boolean) => Promise<void>) => {
  let lock: WakeLockSentinel | undefined;
  /** Until it is answered, no other is asked for: of two locks one would never be released. */
  let pending: Promise<WakeLockSentinel> | undefined;
  let wanted = false;
  return async (isNeeded) => {
    wanted = isNeeded;
    try {
      if (isNeeded && !pending && lock?.released !== false && document.visibilityState === 'visible') {
        pending = navigator.wakeLock?.request('screen').finally(() => {
          pending = undefined;
        });
        lock = await pending;
      }
      if (!wanted) await lock?.release();
    } catch {
      // Then the page says that it has to stay open, and goes on when it is seen again.
    }
  };
};

const root = document.getElementById('phone');
if (root) startPage(root);
