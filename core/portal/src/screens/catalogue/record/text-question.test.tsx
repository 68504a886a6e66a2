import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal, field, press } from '../../../../../../tests/support/catalogue-portal.tsx';
import { MediaChooserContext, type MediaChooserProps } from '../../../shared/media-chooser.ts';
import { RecordPanel } from './record-panel.tsx';

const desk = cataloguePortal();

const hero = { place: 'about-hero', image_url: '/media/old.jpg', alt: 'Gold rings', focus: '50% 30%' };

beforeEach(() => {
  desk.catalogue.add('site-pictures', 1, hero);
  desk.catalogue.add('site-pictures', 2, { place: 'home-film', image_url: '/media/old.mp4' });
});

const chosen =
  (address: string) =>
  ({ open, isFilm, onChoose }: MediaChooserProps) =>
    open ? (
      <button type="button" onClick={() => onChoose({ publicUrl: address } as never)}>
        {isFilm ? 'A film' : 'A picture'}
      </button>
    ) : null;

const open = (id: number, address = '/media/new.jpg') =>
  desk.show(
    <MediaChooserContext value={chosen(address)}>
      <RecordPanel kind="site-pictures" id={id} onOpen={() => {}} />
    </MediaChooserContext>,
  );

const fieldsOf = (id: number) => desk.catalogue.lists['site-pictures'].find((each) => each.id === id)?.fields;
const replace = async (user: ReturnType<typeof open>['user'], what: string) => {
  await press(user, 'Replace: Picture or film');
  await press(user, what);
};

test('a replaced picture is saved once somebody has said that its description still fits', async () => {
  const { user } = open(1);
  expect(await screen.findByRole('heading', { name: 'About hero' })).toBeVisible();
  await replace(user, 'A picture');
  await press(user, 'Save');
  const question = await screen.findByRole('group', { name: /Does its description still fit\?/ });
  expect(question).toBeVisible();
  expect(screen.getByRole('button', { name: 'It still fits, save' })).toHaveFocus();
  expect(fieldsOf(1)).toEqual(hero);
  await press(user, 'It still fits, save');
  await waitFor(() =>
    expect(fieldsOf(1)).toEqual({ place: 'about-hero', image_url: '/media/new.jpg', alt: 'Gold rings' }),
  );
  expect(screen.queryByRole('group', { name: /still fit/ })).toBeNull();
});

test('a description that has been changed is not asked about', async () => {
  const { user } = open(1);
  await replace(user, 'A picture');
  await press(user, 'Save');
  await press(user, 'Change the description');
  const description = await field('Description');
  expect(description).toHaveFocus();
  await user.clear(description);
  await user.type(description, 'Silver rings');
  await press(user, 'Save');
  await waitFor(() => expect(fieldsOf(1)).toMatchObject({ alt: 'Silver rings' }));
});

test('a film is replaced by a film, and has neither a description nor a point', async () => {
  const { user } = open(2, '/media/new.mp4');
  await replace(user, 'A film');
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
  expect(screen.queryByRole('button', { name: /phone|Remove|Delete|Hide/ })).toBeNull();
  await press(user, 'Save');
  await waitFor(() => expect(fieldsOf(2)).toEqual({ place: 'home-film', image_url: '/media/new.mp4' }));
});
