import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** The rows of the pieces in the portal. */
export const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Pieces' }).getByRole('row');

/** Names of a category's products as visitors get them. */
export const namesFor = async (request: APIRequestContext): Promise<string[]> => {
  const response = await request.get('/api/products?category=engagement-rings');
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
};
