import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal, field, press, ring } from '../../../../../../tests/support/catalogue-portal.tsx';
import { MediaChooserContext } from '../../../shared/media-chooser.ts';
import { RecordPanel } from '../record/record-panel.tsx';

const desk = cataloguePortal();
const DRAFT = 'POST catalogue/products/12/draft-preview';

beforeEach(() => {
  desk.catalogue.add('products', 12, ring);
  desk.answers[DRAFT] = () => Response.json({ url: '/preview/draft', expiresAt: '2099-06-02T16:00:00.000Z' });
});

const frames = () => screen.findAllByTitle('Page as typed');
const addresses = async () => (await frames()).map((frame) => frame.getAttribute('src'));

const open = async () => {
  const portal = desk.show(
    <MediaChooserContext value={() => null}>
      <RecordPanel kind="products" id={12} onOpen={() => {}} />
    </MediaChooserContext>,
  );
  await press(portal.user, 'Show the page');
  const [first] = await frames();
  if (first) fireEvent.load(first);
  return portal;
};

test('the page follows the form: the next one loads behind the one that is shown, and takes its place', async () => {
  const { user } = await open();
  const [first = ''] = await addresses();
  expect(first).toMatch(/^\/preview\/draft\?\d+$/);
  expect(desk.asked).toEqual([{ changes: expect.objectContaining({ name: 'Oval Halo' }) }]);
  await user.type(await field('Name'), ' Ring');
  await waitFor(async () => expect(await addresses()).toHaveLength(2));
  expect(desk.asked.at(-1)).toEqual({ changes: expect.objectContaining({ name: 'Oval Halo Ring' }) });
  const [shown, behind] = await frames();
  expect(shown).not.toHaveAttribute('aria-hidden');
  expect(behind).toHaveAttribute('aria-hidden', 'true');
  expect(behind).toHaveAttribute('tabindex', '-1');
  if (behind) fireEvent.load(behind);
  await waitFor(async () => expect(await addresses()).toEqual([behind?.getAttribute('src')]));
  expect(behind).not.toHaveAttribute('aria-hidden');
  expect(behind?.getAttribute('src')).not.toBe(first);
});

test('nothing in it runs; a phone and a desktop have their widths; the button takes it away', async () => {
  const { user } = await open();
  const [frame] = await frames();
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame).toHaveStyle({ width: '375px' });
  await user.click(screen.getByRole('radio', { name: 'Desktop' }));
  expect(frame).toHaveStyle({ width: '1280px' });
  expect(screen.getByRole('link', { name: 'Open in full' })).toHaveAttribute(
    'href',
    frame?.getAttribute('src'),
  );
  await press(user, 'Hide the page');
  expect(screen.queryByTitle('Page as typed')).toBeNull();
});

test('what a page cannot do without is said, and the last page stays', async () => {
  const { user } = await open();
  const before = await addresses();
  const fields = { description: 'Please enter a description.' };
  desk.answers[DRAFT] = () =>
    Response.json({ success: false, code: 'validation', message: 'No.', fields }, { status: 400 });
  await user.clear(await field('Description'));
  expect(await screen.findByText('The page is not complete yet. Please enter a description.')).toBeVisible();
  expect(await addresses()).toEqual(before);
});
