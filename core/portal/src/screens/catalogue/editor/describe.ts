import { formatPrice, readPictures, tryTo } from '@jeweler/core/format';
import { decoded, type Field, type FurtherPicture } from '@jeweler/core/schemas';
import type { Choices } from '../data/choices.ts';
import { dayInWords } from '../shown-days.ts';

/** The last part of an address of a picture: 'oval-halo.jpg'. */
export const pictureName = (address: string): string => decoded(address.slice(address.lastIndexOf('/') + 1));

/** The folder of a picture of the media folder, for others to be put beside it; undefined for no such picture. */
export const pictureFolder = (address: string): string | undefined => {
  if (!address.startsWith('/media/')) return undefined;
  const segments = address.slice('/media/'.length).split('/').slice(0, -1);
  return tryTo(() => segments.map(decodeURIComponent).join('/'));
};

const nameIn = (records: Choices['categories'] | undefined, id: unknown): string =>
  records ? (records.find((record) => record.id === Number(id))?.name ?? `No. ${id}, no longer there`) : '';

/** A value of a record, or the text of the form for it, in words; of a picture its name. */
export const describeValue = (field: Field, value: unknown, choices: Choices | undefined): string => {
  if (field.control === 'price') {
    if (typeof value === 'number' || /^\d+(\.\d+)?$/.test(String(value))) return formatPrice(Number(value));
    return value ? String(value) : (field.none ?? formatPrice(undefined));
  }
  if (value === undefined || value === null || value === '') {
    if (field.control === 'focus') return 'The middle';
    return (field.control === 'choice' && field.none) || 'Nothing';
  }
  switch (field.control) {
    case 'category':
      return nameIn(choices?.categories, value);
    case 'collection':
      return nameIn(choices?.collections, value);
    case 'flag':
      return field.choices[value === true || value === 'true' ? 'true' : 'false'];
    case 'choice':
      return field.choices[String(value)] ?? String(value);
    case 'decimal':
      return `${value} ${field.unit}`;
    case 'picture':
      return pictureName(String(value));
    case 'pictures':
      return (typeof value === 'string' ? readPictures(value) : (value as FurtherPicture[]))
        .map(({ image_url, alt }) => [pictureName(image_url), alt].filter(Boolean).join(': '))
        .join('; ');
    case 'focus':
      return String(value).replace(' ', ' from the left, ').concat(' from the top');
    case 'day':
      return dayInWords(String(value));
    case 'line':
    case 'text':
    case 'slug':
    case 'phone':
    case 'email':
    case 'whole':
    case 'place':
      return String(value);
  }
};
