import { drawFirstView, FIRST_VIEW, FIRST_VIEW_CARDS } from '@jeweler/core/admin-portal/first-view';
import type { MediaListStart } from '@jeweler/core/schemas';

/** As many as the library draws on a large window: three rows in view and two below. */
const FIRST_FILES = 30;
/** Milliseconds after which the portal starts although pictures are still on their way. */
const LONGEST_WAIT = 400;

const templateOf = (id: string): HTMLTemplateElement | undefined => {
  const element = document.getElementById(id);
  return element instanceof HTMLTemplateElement ? element : undefined;
};

/** The first files, as far as they are needed; undefined when the server has something else to say. */
const startOf = async (answer: Response): Promise<MediaListStart | undefined> => {
  if (!answer.ok) return undefined;
  const { files, total = files.length }: Partial<MediaListStart> & Pick<MediaListStart, 'files'> =
    await answer.json();
  return files.length === 0 ? undefined : { files: files.slice(0, FIRST_FILES), total };
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Ends when the pictures have been painted, or cannot be. */
const painted = async (pictures: readonly HTMLImageElement[]): Promise<void> => {
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await frame();
  await frame();
};

/**
 * Shows the library's first files before the portal's code has come: the work of starting that would hold them up for
 * longer than all the rest. Ends when they are seen, or where there is nothing to show; never fails.
 * @returns whether something is shown
 */
export const showFirstView = async (root: HTMLElement, token: string): Promise<boolean> => {
  const [screen, cards] = [templateOf(FIRST_VIEW), templateOf(FIRST_VIEW_CARDS)];
  if (!screen || !cards) return false;
  try {
    const answer = await fetch(`/api/admin/media?first=${FIRST_FILES}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const start = await startOf(answer);
    if (!start) return false;
    const pictures = drawFirstView(root, { screen, cards }, start);
    await Promise.race([painted(pictures), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
    return true;
  } catch {
    // The portal asks for the same, and says what is wrong.
    root.replaceChildren();
    return false;
  }
};
