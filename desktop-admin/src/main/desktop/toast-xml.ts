interface Toast {
  readonly title: string;
  readonly body: string;
  /** Followed by a click and by every button but the first, also when the program does not run. */
  readonly link: string;
  readonly buttons: readonly string[];
  readonly isSilent: boolean;
}

/** XML has no other control characters than these, not even escaped. */
const escapeXml = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n]/gu, ' ').replaceAll(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

/**
 * A notification of Windows. Electron's own has no link: of a click on it the program hears only while it runs, and
 * not always then. The first button is answered by the program, by `Notification.handleActivation`.
 */
export const toastXml = ({ title, body, link, buttons, isSilent }: Toast): string => {
  const actions = buttons.map((text, index) => {
    const [type, argument] = index === 0 ? ['foreground', `type=action&action=${index}`] : ['protocol', link];
    return `<action activationType="${type}" arguments="${escapeXml(argument)}" content="${escapeXml(text)}"/>`;
  });
  const texts = [title, body].map((text) => `<text>${escapeXml(text)}</text>`);
  return [
    `<toast activationType="protocol" launch="${escapeXml(link)}">`,
    `<visual><binding template="ToastGeneric">${texts.join('')}</binding></visual>`,
    actions.length > 0 ? `<actions>${actions.join('')}</actions>` : '',
    isSilent ? '<audio silent="true"/>' : '',
    '</toast>',
  ].join('');
};
