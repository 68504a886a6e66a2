import { framesOfPlace } from '@jeweler/core/business';
import { type CatalogueRecord, isFilmPlace, type RecordKind } from '@jeweler/core/schemas';
import { Fragment, type ReactNode } from 'react';
import type { Choices } from '../data/choices.ts';
import { fieldGroups } from '../editor/field-table.ts';
import { RecordField } from '../editor/record-field.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { DescribedPicture } from './described-picture.tsx';
import { PriceCheck } from './price-check.tsx';
import { Section } from './section.tsx';
import type { Missing } from './use-missing.ts';

/** What the texts of the pictures describe. */
const pictureOf: Readonly<Record<string, string>> = {
  image_alt: 'image_url',
  second_view_alt: 'second_view_image_url',
};

const placeOf = ({ fields }: CatalogueRecord): string | undefined =>
  'place' in fields ? fields.place : undefined;

interface RecordFieldsProps {
  kind: RecordKind;
  record: CatalogueRecord | undefined;
  editing: Editing;
  choices: Choices | undefined;
  missing: Missing;
  /** Below the description of a picture. */
  question: ReactNode;
  /** Nothing is above them. */
  isFirst: boolean;
}

/** All fields of a record, in their groups. */
export const RecordFields = (props: RecordFieldsProps) => {
  const { kind, record, editing, choices, missing, question, isFirst } = props;
  const { form, mine } = editing;
  const place = kind === 'site-pictures' && record ? placeOf(record) : undefined;
  const isFilm = place !== undefined && isFilmPlace(place);
  return fieldGroups[kind].map(({ title, entries }, position) => (
    <Section key={title} title={title} isFirst={position === 0 && isFirst}>
      {entries
        .filter(({ control }) => !isFilm || control === 'picture')
        .map((entry) => (
          <Fragment key={entry.name}>
            {missing.texts.includes(entry.name) ? (
              <DescribedPicture address={mine[pictureOf[entry.name] ?? ''] ?? ''} />
            ) : null}
            <RecordField
              entry={place === undefined ? entry : { ...entry, frames: framesOfPlace(place) }}
              isFilm={isFilm}
              control={form.control}
              choices={choices}
              onTyped={(before, text) => {
                if (entry.name === 'name') editing.followName(before, text);
                // The point was one of the former picture.
                if (entry.name === 'image_url')
                  form.setValue(place === undefined ? 'image_focus' : 'focus', '');
              }}
            />
            {entry.name === 'alt' ? question : null}
            {entry.name === 'price' && record && missing.asksPrice ? (
              <PriceCheck record={record} checked={missing.isPriceRight} onChange={missing.answerPrice} />
            ) : null}
          </Fragment>
        ))}
    </Section>
  ));
};
