import { ChakraProvider } from '@chakra-ui/react';
import { pictureFrames } from '@jeweler/core/business';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { portalSystem } from '../../theme/index.ts';
import { FocusField } from './focus-field.tsx';

const onChange = vi.fn();

const show = (value = '', picture = '/media/collections/ocean.jpg') => {
  onChange.mockClear();
  render(
    <ChakraProvider value={portalSystem}>
      <FocusField
        label="What stays in view"
        picture={picture}
        value={value}
        frames={pictureFrames.collections}
        onChange={onChange}
      />
    </ChakraProvider>,
  );
};

const press = (picture: Element, at: { clientX: number; clientY: number }) => {
  picture.setPointerCapture = () => {};
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 100));
  fireEvent.pointerDown(picture, { ...at, buttons: 1, pointerId: 1 });
};

test('pressing on the picture chooses the point, also beyond its edge', () => {
  show();
  const picture = screen.getByTestId('focus-picture');
  press(picture, { clientX: 160, clientY: 75 });
  expect(onChange).toHaveBeenLastCalledWith('30% 25%');
  fireEvent.pointerMove(picture, { clientX: 500, clientY: 0, buttons: 1 });
  expect(onChange).toHaveBeenLastCalledWith('100% 0%');
  fireEvent.pointerMove(picture, { clientX: 160, clientY: 75, buttons: 0 });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('it can be typed, and given back', async () => {
  show('30% 25%');
  await userEvent.type(screen.getByLabelText('From the left'), '{arrowup}');
  fireEvent.change(screen.getByLabelText('From the top'), { target: { value: '140' } });
  expect(onChange).toHaveBeenLastCalledWith('30% 100%');
  await userEvent.click(screen.getByRole('button', { name: 'Automatic' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('the crops of the website are shown, as usual without a point', () => {
  show();
  const crops = () => [...screen.getByRole('list').querySelectorAll('img')];
  expect(crops().map(({ style }) => style.objectPosition)).toEqual(['50% 50%', '62% 12%', '62% 12%']);
  expect(screen.queryByRole('button', { name: 'Automatic' })).toBeNull();
});

test('without a picture there is nothing to choose', () => {
  show('', '');
  expect(screen.queryByText('What stays in view')).toBeNull();
});
