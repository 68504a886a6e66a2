import { expect, type Locator, type Page } from '@playwright/test';
import { usedFile } from '../library-suite/media-folder.ts';

/** The steps that a jeweler has patience for between two customers. */
const MAX_STEPS = 24;

export const newRing = {
  name: 'Élan & Co. Ring',
  page: '/product/elan-and-co-ring',
  price: '$4,250',
  category: 'Engagement Rings',
} as const;

type Click = (target: Locator) => Promise<void>;

/**
 * From Today to a ring on the website. Each click, each choice in a list and each text typed counts as one step.
 * Returns how many there were.
 * @param addPicture gives the ring its picture; by default one that is already in the media folder
 */
export const publishNewRing = async (
  page: Page,
  addPicture: (click: Click) => Promise<void> = (click) => choosePicture(page, click),
): Promise<number> => {
  let steps = 0;
  const step = async (work: Promise<unknown>) => {
    steps += 1;
    await work;
  };
  const click: Click = (target) => step(target.click());
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await click(field);
    await step(field.fill(text));
  };
  await click(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Catalogue' }));
  await click(page.getByRole('link', { name: 'New piece' }));
  await type('Name', newRing.name);
  await type('Price in dollars', newRing.price);
  const category = page.getByLabel('Category', { exact: true }).last();
  await click(category);
  await step(category.selectOption({ label: newRing.category }));
  await type('Description', 'A new ring, made in our workshop.');
  await addPicture(click);
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Visitors see it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: newRing.name })).toBeVisible();
  expect(steps).toBeLessThanOrEqual(MAX_STEPS);
  return steps;
};

const choosePicture = async (page: Page, click: Click): Promise<void> => {
  await click(page.getByRole('button', { name: 'Choose: First picture' }));
  const dialog = page.getByRole('dialog');
  await click(dialog.getByText(usedFile.name, { exact: true }).first());
  await click(dialog.getByRole('button', { name: 'Choose', exact: true }));
  await expect(dialog).toBeHidden();
};
