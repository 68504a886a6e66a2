import type Electron from 'electron';
import { isAccelerator, isEditingKey } from './accelerator.ts';
import { BrowserWindow } from './browser-window.ts';
import type { DoubleOf } from './double-of.ts';
import { roles } from './menu-roles.ts';
import type { KeyPress, MenuEntry } from './protocol.ts';
import { refuse, strict } from './strict.ts';

interface Template {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly registerAccelerator?: boolean;
  readonly enabled?: boolean;
  readonly visible?: boolean;
  readonly checked?: boolean;
  readonly submenu?: Template[] | AnyMenu;
  readonly click?: (item: Item, window: unknown, event: object) => void;
}

class Item
  implements
    DoubleOf<
      Electron.MenuItem,
      | 'id'
      | 'label'
      | 'accelerator'
      | 'registerAccelerator'
      | 'enabled'
      | 'visible'
      | 'checked'
      | 'submenu'
      | 'click'
    >
{
  readonly id: string;
  label: string;
  readonly role: string;
  readonly type: string;
  readonly accelerator: string;
  readonly registerAccelerator: boolean;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly submenu: AnyMenu | undefined;
  readonly onClick: Template['click'];

  constructor(template: Template) {
    const role = template.role === undefined ? undefined : roles[template.role.toLowerCase()];
    if (template.role !== undefined && !role) throw new Error(`No menu has the role ${template.role}.`);
    this.id = template.id ?? '';
    this.role = template.role ?? '';
    this.label = template.label ?? role?.label ?? '';
    this.type = template.type ?? (template.submenu ? 'submenu' : 'normal');
    this.accelerator = template.accelerator ?? role?.accelerator ?? '';
    this.registerAccelerator = template.registerAccelerator ?? true;
    this.enabled = template.enabled ?? true;
    this.visible = template.visible ?? true;
    this.checked = template.checked ?? false;
    const { submenu } = template;
    this.submenu =
      submenu === undefined || submenu instanceof AnyMenu ? submenu : AnyMenu.buildFromTemplate(submenu);
    this.onClick = template.click;
  }

  /** As in Electron: a checkbox is toggled first; a hidden item works by its accelerator. */
  click() {
    if (this.type === 'checkbox') this.checked = !this.checked;
    const window = BrowserWindow.getFocusedWindow() ?? undefined;
    if (this.role) roles[this.role.toLowerCase()]?.run?.();
    else this.onClick?.(this, window, {});
  }

  entry(): MenuEntry {
    const { id, label, role, accelerator, enabled, checked } = this;
    return { id, label, role, accelerator, enabled, checked, entries: this.submenu?.entries() ?? [] };
  }
}

let applicationMenu: AnyMenu | null = null;
let contextMenu: AnyMenu | null = null;

class AnyMenu
  implements
    DoubleOf<Electron.Menu, 'items' | 'append' | 'insert' | 'popup' | 'closePopup' | 'getMenuItemById'>
{
  readonly items: Item[] = [];

  static buildFromTemplate(template: (Template | Item)[]) {
    const menu = new AnyMenu();
    for (const item of template)
      menu.append(item instanceof Item ? item : strict('MenuItem', new Item(item)));
    return strict('Menu', menu);
  }
  static setApplicationMenu(menu: AnyMenu | null) {
    applicationMenu = menu;
  }
  static getApplicationMenu() {
    return applicationMenu;
  }
  /** Done by whatever has the focus: the page's field, or a dialog of the system, which tests do not see. */
  static sendActionToFirstResponder(action: string) {
    if (action !== 'selectAll:') refuse(`the action ${action}`);
    BrowserWindow.getFocusedWindow()?.webContents.selectAll();
  }

  append(item: Item) {
    this.items.push(item);
  }
  insert(position: number, item: Item) {
    this.items.splice(position, 0, item);
  }
  /** Stored, so that the test can select from it. */
  popup(options: { window?: unknown } = {}) {
    if (!options.window) throw new Error('The stand-in pops menus up in a window that is named only.');
    contextMenu = this;
  }
  static lastContextMenu() {
    return contextMenu;
  }
  closePopup() {}
  getMenuItemById(id: string): Item | null {
    return this.all().find((item) => item.id === id) ?? null;
  }
  /** All items of this menu and its submenus. */
  all(): Item[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.all() ?? [])]);
  }
  entries(): MenuEntry[] {
    return this.items.filter(({ visible }) => visible).map((item) => item.entry());
  }
}

/**
 * Handles a key that the page has not prevented: clicks the first item with that accelerator. On macOS a key
 * belongs to its item, whatever `registerAccelerator` says, before the page edits with it.
 */
export const pressKey = (press: KeyPress): void => {
  const isMac = process.platform === 'darwin';
  const item = applicationMenu
    ?.all()
    .find(
      ({ accelerator, registerAccelerator, enabled }) =>
        enabled && (registerAccelerator || isMac) && accelerator !== '' && isAccelerator(accelerator, press),
    );
  if (isEditingKey(press) && !(isMac && item?.role === '')) return;
  item?.click();
};

export type { AnyMenu as Menu };

const StrictMenu = strict(
  'Menu',
  AnyMenu satisfies DoubleOf<
    typeof Electron.Menu,
    'buildFromTemplate' | 'setApplicationMenu' | 'getApplicationMenu' | 'sendActionToFirstResponder'
  >,
);

export { StrictMenu as MenuClass };
export const MenuItem = strict('MenuItem', Item);
