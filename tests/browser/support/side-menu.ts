import type { Page } from '@playwright/test';

export const getMenuToggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });
export const getMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export const scrollMenuToItsEnd = (page: Page) =>
  getMenu(page).evaluate((menu) => menu.scrollTo({ top: menu.scrollHeight, behavior: 'instant' }));
