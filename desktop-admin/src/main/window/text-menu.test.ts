import { EventEmitter } from 'node:events';
import type { MenuItemConstructorOptions, WebContents } from 'electron';
import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../../tests/support/fake-electron.ts';

const open = async () => {
  const popups: MenuItemConstructorOptions[][] = [];
  const electron = {
    BrowserWindow: { fromWebContents: () => ({}) },
    Menu: {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) => ({ popup: () => popups.push(template) }),
    },
  };
  const { offerTextMenu } = await withElectron(electron, () => import('./text-menu.ts'));
  const session = { addWordToSpellCheckerDictionary: vi.fn() };
  const contents = Object.assign(new EventEmitter(), { session, replaceMisspelling: vi.fn() });
  offerTextMenu(contents as unknown as WebContents);
  const click = (clicked: object) => {
    const before = popups.length;
    contents.emit(
      'context-menu',
      {},
      {
        isEditable: false,
        selectionText: '',
        editFlags: { canCut: true, canCopy: true, canPaste: false, canSelectAll: true },
        misspelledWord: '',
        dictionarySuggestions: [],
        ...clicked,
      },
    );
    return popups.slice(before).flat();
  };
  return { contents, session, click };
};

test('a field offers cut, copy, paste and all, as far as they can be done; text can be copied, a place nothing', async () => {
  const { click } = await open();
  const offered = click({ isEditable: true }).map(({ role, enabled }) => [role, enabled]);
  expect(offered).toEqual([
    ['cut', true],
    ['copy', true],
    ['paste', false],
    [undefined, undefined],
    ['selectAll', true],
  ]);
  expect(click({ selectionText: 'a ring' }).map(({ role }) => role)).toEqual(['copy']);
  expect(click({ selectionText: ' \n' })).toEqual([]);
});

test('a word that is not in the dictionary can be replaced or added', async () => {
  const { click, contents, session } = await open();
  const menu = click({
    isEditable: true,
    misspelledWord: 'jewelery',
    dictionarySuggestions: ['jewelry', 'jewelers'],
  });
  expect(menu.map(({ label, role, type }) => label ?? role ?? type)).toEqual([
    'jewelry',
    'jewelers',
    'Add to dictionary',
    'separator',
    'cut',
    'copy',
    'paste',
    'separator',
    'selectAll',
  ]);
  const press = (at: number) => menu[at]?.click?.({} as never, undefined, {} as never);
  press(1);
  expect(contents.replaceMisspelling).toHaveBeenCalledExactlyOnceWith('jewelers');
  press(2);
  expect(session.addWordToSpellCheckerDictionary).toHaveBeenCalledExactlyOnceWith('jewelery');
});
