import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cataloguePortal, field, press, ring } from '../../../../../../tests/support/catalogue-portal.tsx';
import { MediaChooserContext, type MediaChooserProps } from '../../../shared/media-chooser.ts';
import { RecordPanel } from '../record/record-panel.tsx';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
const second_view = { image_url: '/media/above.jpg', alt: 'From above' };
const pictures = [
  { image_url: '/media/side.jpg', alt: 'From the side' },
  { image_url: '/media/worn.jpg', alt: 'Worn' },
];

/** A file of the library is chosen at once. */
const Chooser = ({ open, onChoose, onClose }: MediaChooserProps) =>
  open ? (
    <button
      type="button"
      onClick={() => {
        onChoose({ publicUrl: '/media/boxed.jpg' } as Parameters<typeof onChoose>[0]);
        onClose();
      }}
    >
      Take boxed.jpg
    </button>
  ) : null;

const openRing = () => {
  const fields = { ...ring, image_alt: 'Whole', image_focus: '10% 20%', second_view, pictures };
  const stored = desk.catalogue.add('products', 12, fields);
  const { user } = desk.show(
    <MediaChooserContext value={Chooser}>
      <RecordPanel kind="products" id={12} onOpen={vi.fn()} />
    </MediaChooserContext>,
  );
  return { stored, user };
};
const group = () => screen.findByRole('group', { name: 'All pictures, in their order' });
const order = async () =>
  within(await group())
    .getAllByRole('listitem')
    .map((item) => /\w+(?=\.jpg)/.exec(item.textContent ?? '')?.[0]);

test('an arrow key moves a picture, across the first two as well, and the focus goes with it', async () => {
  const { stored, user } = openRing();
  expect(await order()).toEqual(['oval', 'above', 'side', 'worn']);
  within(await group())
    .getByRole('button', { name: 'Move: Picture 3' })
    .focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await order()).toEqual(['side', 'oval', 'above', 'worn']);
  expect(screen.getByRole('button', { name: 'Move: First picture' })).toHaveFocus();
  await press(user, 'Save');
  await screen.findByText('Everything is saved.');
  expect(stored.fields).toMatchObject({
    image_url: '/media/side.jpg',
    image_alt: 'From the side',
    second_view: { image_url: '/media/oval.jpg', alt: 'Whole' },
    pictures: [second_view, pictures[1]],
  });
  // It was a point of the former picture.
  expect(stored.fields).not.toHaveProperty('image_focus');
});

test('a picture is dragged to another place', async () => {
  openRing();
  const list = within(await group()).getByRole('list');
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 400));
  const grip = screen.getByRole('button', { name: 'Move: Picture 4' });
  fireEvent.pointerDown(grip, { button: 0 });
  fireEvent(document, new MouseEvent('pointermove', { clientY: 210 }));
  fireEvent(document, new MouseEvent('pointerup'));
  await waitFor(async () => expect(await order()).toEqual(['oval', 'above', 'worn', 'side']));
});

test('one is added at the end, is asked what it shows, and removed', async () => {
  const { stored, user } = openRing();
  await press(user, 'Add a picture…');
  await press(user, 'Take boxed.jpg');
  expect(await order()).toEqual(['oval', 'above', 'side', 'worn', 'boxed']);
  await press(user, 'Save');
  expect(await screen.findByText('Please say what each picture shows.')).toBeVisible();
  await user.type(await field('Description: Picture 5'), 'In its box');
  await press(user, 'Remove: Picture 3');
  await press(user, 'Save');
  await screen.findByText('Everything is saved.');
  expect(stored.fields).toMatchObject({
    second_view,
    pictures: [pictures[1], { image_url: '/media/boxed.jpg', alt: 'In its box' }],
  });
});
