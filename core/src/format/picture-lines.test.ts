import { expect, test } from 'vitest';
import { readPictures, writePictures } from './picture-lines.ts';

test('pictures stand in a line each, and are read as they were written', () => {
  const pictures = [
    { image_url: '/media/rings/side.jpg', alt: 'From the side: 2 × 3 mm' },
    { image_url: 'https://pictures.example.com/a.jpg?b=c', alt: '' },
  ];
  const text = '/media/rings/side.jpg From the side: 2 × 3 mm\nhttps://pictures.example.com/a.jpg?b=c ';
  expect(writePictures(pictures)).toBe(text);
  expect(readPictures(text)).toEqual(pictures);
});

test('a space in an address is encoded; empty lines and those of Windows are read', () => {
  expect(writePictures([{ image_url: '/media/a b.jpg', alt: 'Worn' }])).toBe('/media/a%20b.jpg Worn');
  expect(readPictures('/media/a.jpg Worn\r\n\r\n')).toEqual([{ image_url: '/media/a.jpg', alt: 'Worn' }]);
});
