import type Electron from 'electron';
import { isAccelerator, isEditingKey } from './accelerator.ts';
import type { PartialDoubleOf } from './double-of.ts';
import { roles } from './menu-roles.ts';
import type { KeyPress, MenuEntry } from './protocol.ts';
import { strict } from './strict.ts';

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
  readonly submenu?: Template[];
  readonly click?: (item: Item, window: unknown, event: object) => void;
}

class Item implements PartialDoubleOf<Electron.MenuItem> {
  readonly id: string;
  readonly label: string;
  readonly roleName: string;
  readonly accelerator: string;
  readonly registerAccelerator: boolean;
  enabled: boolean;
  readonly visible: boolean;
  checked: boolean;
  readonly submenu: AnyMenu | undefined;
  readonly template: Template;

  constructor(template: Template) {
    const role = template.role === undefined ? undefined : roles[template.role.toLowerCase()];
    if (template.role !== undefined && !role) throw new Error(`No menu has the role ${template.role}.`);
    this.template = template;
    this.id = template.id ?? '';
    // As in Electron, in lower case.
    this.roleName = template.role?.toLowerCase() ?? '';
    this.label = template.label ?? role?.label ?? '';
    this.accelerator = template.accelerator ?? role?.accelerator ?? '';
    this.registerAccelerator = template.registerAccelerator ?? true;
    this.enabled = template.enabled ?? true;
    this.visible = template.visible ?? true;
    this.checked = template.checked ?? false;
    this.submenu = template.submenu && AnyMenu.buildFromTemplate(template.submenu);
  }

  get role() {
    return this.roleName as NonNullable<Electron.MenuItem['role']>;
  }

  /** As in Electron: a checkbox is toggled first; a hidden item works by its accelerator. */
  click(event: object = {}, window: unknown = undefined) {
    if (this.template.type === 'checkbox') this.checked = !this.checked;
    if (this.roleName) roles[this.roleName]?.run?.();
    else this.template.click?.(this, window, event);
  }

  entry(): MenuEntry {
    const { id, label, roleName: role, accelerator, enabled, checked } = this;
    return { id, label, role, accelerator, enabled, checked, entries: this.submenu?.entries() ?? [] };
  }
}

let applicationMenu: AnyMenu | null = null;
let contextMenu: AnyMenu | null = null;

class AnyMenu implements PartialDoubleOf<Electron.Menu> {
  readonly items: Item[];

  constructor(items: Item[]) {
    this.items = items;
  }
  static buildFromTemplate(template: Template[]) {
    return strict('Menu', new AnyMenu(template.map((item) => strict('MenuItem', new Item(item)))));
  }
  static setApplicationMenu(menu: AnyMenu | null) {
    applicationMenu = menu;
  }
  static getApplicationMenu() {
    return applicationMenu;
  }
  /** Stored, so that the test can select from it. */
  popup({ window }: { window: unknown }) {
    if (!window) throw new Error('The stand-in pops menus up in a window that is named only.');
    contextMenu = this;
  }
  static lastContextMenu() {
    return contextMenu;
  }
  static forgetContextMenu() {
    contextMenu = null;
  }
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

/** Handles a key that the page has not prevented: clicks the first item with that accelerator. */
export const pressKey = (press: KeyPress): void => {
  if (isEditingKey(press)) return;
  applicationMenu
    ?.all()
    .find(
      ({ accelerator, registerAccelerator, enabled }) =>
        enabled && registerAccelerator && accelerator !== '' && isAccelerator(accelerator, press),
    )
    ?.click();
};

export type { AnyMenu as Menu };

const StrictMenu = strict('Menu', AnyMenu);

export { StrictMenu as MenuClass };
