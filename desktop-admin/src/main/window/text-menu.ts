import {
  BrowserWindow,
  type ContextMenuParams,
  Menu,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron';

type Clicked = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'editFlags' | 'misspelledWord' | 'dictionarySuggestions'
>;

/** What can be done about a word that is not in the dictionary; empty for all others. */
const spellingTemplate = (
  { misspelledWord, dictionarySuggestions }: Clicked,
  contents: WebContents,
): MenuItemConstructorOptions[] =>
  misspelledWord === ''
    ? []
    : [
        ...dictionarySuggestions.map((word) => ({
          label: word,
          click: () => contents.replaceMisspelling(word),
        })),
        {
          label: 'Add to dictionary',
          click: () => void contents.session.addWordToSpellCheckerDictionary(misspelledWord),
        },
        { type: 'separator' },
      ];

/** Cut, copy and paste where applicable; empty without a text field or selected text. */
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

/**
 * The context menu for text, with suggestions for its spelling, which browsers have built in. Not emitted if the
 * page shows its own.
 */
export const offerTextMenu = (contents: WebContents): void => {
  contents.on('context-menu', (_event, clicked) => {
    const template = [...spellingTemplate(clicked, contents), ...textMenuTemplate(clicked)];
    const window = BrowserWindow.fromWebContents(contents);
    if (window && template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
};
