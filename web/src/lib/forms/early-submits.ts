import { areScriptsMissing, subscribeToMissing } from '../loading/until-loaded.ts';

/** Of a form whose button was pressed before it was hydrated; its button then says what it will be doing. */
const KEPT = 'data-kept';

/** Of a form that scripts send. */
const HYDRATED = 'data-hydrated';

let kept: HTMLFormElement | undefined;

const keep = (event: SubmitEvent) => {
  const form = event.target;
  // Without its scripts, the browser posts the form by itself.
  if (!(form instanceof HTMLFormElement) || form.hasAttribute(HYDRATED) || areScriptsMissing()) return;
  event.preventDefault();
  kept = form;
  form.setAttribute(KEPT, '');
};

/** Keeps a press of a form's button until the form is hydrated; posts it if scripts turn out to be missing. */
export const keepSubmits = (): void => {
  window.addEventListener('submit', keep, { capture: true });
  subscribeToMissing(() => {
    const form = kept;
    // No browser posts a form without an address, or one that React has replaced: it waits for its script.
    if (form?.method !== 'post' || !form.isConnected || !areScriptsMissing()) return;
    // Only once: its script may come all the same, before the answer or when the visitor comes back to this page.
    kept = undefined;
    window.addEventListener('pagehide', () => form.removeAttribute(KEPT), { once: true });
    form.submit();
  });
};

/** To be called once `form` is hydrated: whether its button, or that of the form it has replaced, was pressed before. */
export const takeKeptSubmit = (form: HTMLFormElement): boolean => {
  form.setAttribute(HYDRATED, '');
  form.removeAttribute(KEPT);
  if (kept?.getAttribute('name') !== form.getAttribute('name')) return false;
  kept = undefined;
  return true;
};
