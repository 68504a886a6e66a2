import {
  BrowserWindow,
  type ContextMenuParams,
  Menu,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron';

type Clicked = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>;

/** Cut, copy and paste where they make sense; nothing where there is neither a field nor selected text. */
const textMenuTemplate = ({
  isEditable,
  selectionText,
  editFlags,
}: Clicked): MenuItemConstructorOptions[] => {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy', enabled: editFlags.canCopy }];
  return [
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
};

/** The context menu of text, which browsers have by themselves. Where the page shows a menu of its own, none is told here. */
export const offerTextMenu = (contents: WebContents): void => {
  contents.on('context-menu', (_event, clicked) => {
    const template = textMenuTemplate(clicked);
    const window = BrowserWindow.fromWebContents(contents);
    if (window && template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
};
