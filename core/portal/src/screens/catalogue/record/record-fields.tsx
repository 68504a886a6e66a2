import { chakra } from '@chakra-ui/react';
import { framesOfPlace } from '@jeweler/core/business';
import { type CatalogueRecord, isFilmPlace, type RecordKind } from '@jeweler/core/schemas';
import { Fragment, type ReactNode } from 'react';
import { shopDate } from '../../../shared/times.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { variantAddress } from '../../../shared/variant-address.ts';
import { fieldGroups } from '../editor/field-table.ts';
import { PicturesField } from '../editor/pictures-field.tsx';
import { RecordField } from '../editor/record-field.tsx';
import type { Editing } from '../editor/use-editing.ts';
import type { Missing } from './use-missing.ts';

/** What the texts of the pictures describe. */
const pictureOf: Readonly<Record<string, string>> = {
  image_alt: 'image_url',
  second_view_alt: 'second_view_image_url',
};

/** Since when a record has its price, or when that was last confirmed, as far as its history knows. */
const priceQuestion = ({ history }: CatalogueRecord): string => {
  const last = history.find(
    ({ action, changes }) => action === 'price-confirmed' || changes.some(({ field }) => field === 'price'),
  );
  const since = (last ?? history.at(-1))?.at;
  return since === undefined ? 'The price is still right' : `The price of ${shopDate(since)} is still right`;
};

interface RecordFieldsProps {
  kind: RecordKind;
  record: CatalogueRecord | undefined;
  editing: Editing;
  missing: Missing;
  /** Below the description of a picture. */
  question: ReactNode;
  /** Nothing is above them. */
  isFirst: boolean;
}

/** All fields of a record, in their groups. */
export const RecordFields = (props: RecordFieldsProps) => {
  const { kind, record, editing, missing, question, isFirst } = props;
  const { form, mine } = editing;
  // Of a picture of the pages.
  const place = record && 'place' in record.fields ? record.fields.place : undefined;
  const isFilm = place !== undefined && isFilmPlace(place);
  return fieldGroups[kind].map(({ title, entries }, position) => (
    <Section key={title} title={title} isFirst={position === 0 && isFirst}>
      {entries
        .filter(({ control }) => !isFilm || control === 'picture')
        .map((entry) => (
          <Fragment key={entry.name}>
            {missing.texts.includes(entry.name) && pictureOf[entry.name] !== undefined ? (
              <DescribedPicture address={mine[pictureOf[entry.name] ?? ''] ?? ''} />
            ) : null}
            {entry.control === 'pictures' ? (
              <PicturesField entry={entry} editing={editing} />
            ) : (
              <RecordField
                kind={kind}
                entry={place === undefined ? entry : { ...entry, frames: framesOfPlace(place) }}
                isFilm={isFilm}
                control={form.control}
                onTyped={(before, text) => {
                  if (entry.name === 'name') editing.followName(before, text);
                  // The point was one of the former picture.
                  if (entry.name === 'image_url')
                    form.setValue(place === undefined ? 'image_focus' : 'focus', '');
                }}
              />
            )}
            {entry.name === 'alt' ? question : null}
            {entry.name === 'price' && record && missing.asksPrice ? (
              <Checkbox checked={missing.isPriceRight} onChange={missing.answerPrice}>
                {priceQuestion(record)}
              </Checkbox>
            ) : null}
          </Fragment>
        ))}
    </Section>
  ));
};

/**
 * A picture large enough to be described, above the field for that. Its height is fixed: the field, which has the focus,
 * must not move while it loads.
 */
const DescribedPicture = ({ address }: { address: string }) => (
  <chakra.img
    key={address}
    src={address.startsWith('/media/') ? variantAddress(address, 960) : address}
    alt=""
    width="full"
    height="min(30svh, 20rem)"
    objectFit="contain"
    objectPosition="left"
    // The field of the picture says that it cannot be shown.
    onError={({ currentTarget }) => {
      currentTarget.hidden = true;
    }}
  />
);
