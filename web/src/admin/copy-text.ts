/**
 * The remaining way to copy if the page is not a secure context (plain http on the shop's network): an
 * off-screen field, selected and copied. Must run while the browser still attributes it to a click or key
 * press.
 */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.top = '0';
  field.style.left = '-200vw';
  // An open dialog traps the focus: a field outside it could not be selected.
  const holder = document.activeElement?.closest('dialog, [role=dialog]') ?? document.body;
  const focused = document.activeElement;
  holder.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // Deprecated, but the only option without navigator.clipboard.
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

/**
 * Copies text to the clipboard; rejects if the browser allows neither way. A promise is handed to the
 * clipboard at once, while the click still counts as user activation.
 */
export const copyText = async (text: string | Promise<string>): Promise<void> => {
  // Undefined in insecure contexts, unlike its type.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
        await clipboard.writeText(await text);
      else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
      return;
    } catch {
      // Denied by the user or a policy: copying the selection may still be allowed.
    }
  }
  if (!copyBySelection(await text)) throw new Error('This browser does not let the page copy.');
};

const toBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });
