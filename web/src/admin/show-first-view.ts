import { drawFirstView, FIRST_VIEW, FIRST_VIEW_CARDS } from '@jeweler/core/admin-portal/first-view';
import type { MediaListStart } from '@jeweler/core/schemas';

/** As many as the library draws in a large window: three visible rows and two below. */
const FIRST_FILES = 30;
/** Milliseconds after which the portal starts without a first view, and shows that the list is loading. */
const LONGEST_ANSWER = 1000;
/** Milliseconds after which the portal starts even if pictures are still loading. */
const LONGEST_WAIT = 400;

const templateOf = (id: string): HTMLTemplateElement | undefined => {
  const element = document.getElementById(id);
  return element instanceof HTMLTemplateElement ? element : undefined;
};

/** The first files and the total; undefined if the response is an error or has no files. */
const startOf = async (answer: Response): Promise<MediaListStart | undefined> => {
  if (!answer.ok) return undefined;
  const { files, total = files.length }: Partial<MediaListStart> & Pick<MediaListStart, 'files'> =
    await answer.json();
  return files.length === 0 ? undefined : { files: files.slice(0, FIRST_FILES), total };
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the pictures have been painted or have failed. */
const painted = async (pictures: readonly HTMLImageElement[]): Promise<void> => {
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await frame();
  await frame();
};

/**
 * Shows the library's first files before the portal's code is loaded: starting the portal would delay them
 * longer than everything else. Resolves when they are painted, or if there is nothing to show; never rejects.
 * @returns whether something is shown
 */
export const showFirstView = async (root: HTMLElement, token: string): Promise<boolean> => {
  const [screen, cards] = [templateOf(FIRST_VIEW), templateOf(FIRST_VIEW_CARDS)];
  if (!screen || !cards) return false;
  try {
    const answer = await fetch(`/api/admin/media?first=${FIRST_FILES}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    });
    const start = await startOf(answer);
    if (!start) return false;
    const pictures = drawFirstView(root, { screen, cards }, start);
    await Promise.race([painted(pictures), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
    return true;
  } catch {
    // The portal makes the same request and reports the error.
    root.replaceChildren();
    return false;
  }
};
