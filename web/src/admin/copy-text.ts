/**
 * The way to the clipboard that is left where the page is not secure (plain http on the shop's
 * network): a field off screen, selected and copied as the person could do by hand. Must run while
 * the browser still counts it to a click or a key.
 */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.top = '0';
  field.style.left = '-200vw';
  // Inside an open dialog the focus is held, and a field outside of it could not be selected.
  const holder = document.activeElement?.closest('dialog, [role=dialog]') ?? document.body;
  const focused = document.activeElement;
  holder.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // Deprecated, and the only one there is without navigator.clipboard.
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

/**
 * Puts text on the clipboard; rejects when the browser allows it in neither way. A text that is still
 * to come is promised to the clipboard at once, as long as the click counts.
 */
export const copyText = async (text: string | Promise<string>): Promise<void> => {
  // Not there on insecure pages, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
        await clipboard.writeText(await text);
      else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
      return;
    } catch {
      // Refused, by the person or by a policy: the other way may still be open.
    }
  }
  if (!copyBySelection(await text)) throw new Error('This browser does not let the page copy.');
};

const toBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });
