import type { PresentPhoneLink } from '@jeweler/core/schemas';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal } from '../../../../../tests/support/catalogue-portal.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

const desk = cataloguePortal();
const expiresAt = '2036-01-01T00:00:00.000Z';
let link: PresentPhoneLink | undefined;

const picture = (name: string) => ({
  relativePath: `products/${name}`,
  publicUrl: `/media/products/${name}`,
});
const opened = (...names: string[]): PresentPhoneLink => ({
  folder: 'products',
  name: 'oval-halo',
  expiresAt,
  isOpened: true,
  received: names.map(picture),
});

beforeEach(() => {
  link = undefined;
  desk.answers['GET phone-uploads'] = () => Response.json({ link });
  desk.answers['POST phone-uploads'] = () => {
    link = { ...opened(), isOpened: false };
    return Response.json(
      { url: 'https://shop.example.com/phone/x', expiresAt, reach: 'public' },
      { status: 201 },
    );
  };
  desk.answers['POST phone-uploads/aim'] = () => new Response(null, { status: 204 });
});

const Editor = () => {
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  return (
    <>
      <output>{`${first} ${second}`}</output>
      <PhoneDialog
        target={{ folder: 'products', name: 'oval-halo' }}
        choice={{ chosen: first, onChoose: setFirst }}
        second={{ label: 'Second view', chosen: second, onChoose: setSecond }}
        onClose={() => {}}
      />
    </>
  );
};

const arrive = async (...names: string[]) => {
  link = opened(...names);
  await act(() => desk.refetch());
};
const expectPictures = (first: string, second = '') =>
  waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      [first, second]
        .map((name) => name && `/media/products/${name}`)
        .join(' ')
        .trim(),
      { normalizeWhitespace: true },
    ),
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the first that was chosen on the phone becomes the picture, whichever arrives first; another is offered as second view', async () => {
  desk.show(<Editor />);
  await waitFor(() => expect(desk.asked).toEqual([{ folder: 'products', name: 'oval-halo' }]));
  await arrive('oval-halo.jpg');
  await expectPictures('oval-halo.jpg');
  await arrive('oval-halo-2.jpg', 'oval-halo.jpg');
  await expectPictures('oval-halo-2.jpg');
  expect(screen.queryByRole('button', { name: 'Second view: oval-halo-2.jpg' })).toBeNull();
  press('Second view: oval-halo.jpg');
  await expectPictures('oval-halo-2.jpg', 'oval-halo.jpg');

  press('Choose oval-halo.jpg');
  await arrive('oval-halo-3.jpg', 'oval-halo-2.jpg', 'oval-halo.jpg');
  await screen.findByRole('button', { name: 'Choose oval-halo-3.jpg' });
  await expectPictures('oval-halo.jpg', 'oval-halo.jpg');
});

test('a phone that is connected already sends to this piece from then on', async () => {
  link = { ...opened('halo.jpg'), name: 'halo' };
  desk.show(<Editor />);
  await waitFor(() => expect(desk.asked).toEqual([{ folder: 'products', name: 'oval-halo' }]));
  await arrive('halo.jpg', 'oval-halo.jpg');
  await expectPictures('oval-halo.jpg');
});
