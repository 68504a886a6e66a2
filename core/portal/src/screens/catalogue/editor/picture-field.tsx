import { chakra } from '@chakra-ui/react';
import { toSlug } from '@jeweler/core/format';
import { fieldTable, isPlaced, type RecordKind, slugPattern } from '@jeweler/core/schemas';
import { type ComponentProps, type Ref, useId, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useMediaChooser } from '../../../shared/media-chooser.ts';
import { PhoneButton } from '../../../shared/phone/phone-button.tsx';
import { AddressThumbnail } from '../../../shared/thumbnail.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError, type FieldFrame } from '../../../shared/ui/field-frame.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { pictureFolder, pictureName } from './describe.ts';
import type { Texts, Values } from './texts.ts';
import { PictureSquare } from './value-view.tsx';

const SECOND_PICTURE = 'second_view_image_url';
const { label: secondLabel } = fieldTable.products['second_view.image_url'];

interface PictureFieldProps extends Omit<ComponentProps<typeof FieldFrame>, 'children'> {
  ref: Ref<HTMLButtonElement>;
  kind: RecordKind;
  /** Of the text of the form. */
  name: string;
  control: Control<Texts, unknown, Values>;
  /** A film of the library instead. */
  isFilm: boolean;
  /** Address of the picture; empty without one. */
  value: string;
  onChange: (address: string) => void;
  onBlur: () => void;
}

/**
 * A picture of the media library, chosen there. What a phone sends is called after the record, and its other picture is
 * offered too.
 */
export const PictureField = (props: PictureFieldProps) => {
  const { ref, label, hint, error, announced = false, kind, name, control, isFilm } = props;
  const { value, onChange, onBlur } = props;
  const isKept = isPlaced(kind);
  const hasOther = kind === 'products' && name !== SECOND_PICTURE;
  const { field: other } = useController({ control, name: hasOther ? SECOND_PICTURE : name });
  const [slug = '', title = ''] = useWatch({ control, name: ['slug', 'name'] });
  const MediaChooser = useMediaChooser();
  const [isChoosing, setChoosing] = useState(false);
  const [labelId, errorId] = [useId(), useId()];
  return (
    <chakra.div role="group" aria-labelledby={labelId} display="grid" gap="2" minWidth="0">
      <chakra.span id={labelId} fontWeight="medium" fontSize="small" lineHeight="snug">
        {label}
      </chakra.span>
      {hint ? <Quiet marginTop="-1">{hint}</Quiet> : null}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
        <PictureSquare width="6rem">
          <AddressThumbnail address={value} />
        </PictureSquare>
        <chakra.div display="grid" gap="2" flex="1 1 12rem" minWidth="0">
          {value === '' ? null : (
            <chakra.span fontSize="small" overflowWrap="anywhere">
              {pictureName(value)}
            </chakra.span>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              ref={ref}
              aria-label={`${isKept ? 'Replace' : 'Choose'}: ${label}`}
              aria-describedby={error ? errorId : undefined}
              onClick={() => setChoosing(true)}
            >
              {isKept ? 'Replace…' : 'Choose…'}
            </Button>
            {isFilm ? null : (
              <PhoneButton
                folder={pictureFolder(value) ?? kind}
                name={slugPattern.test(slug) ? slug : toSlug(title)}
                {...(hasOther && {
                  second: { label: secondLabel, chosen: other.value ?? '', onChoose: other.onChange },
                })}
                label={`From the phone: ${label}`}
                choice={{ chosen: value, onChoose: onChange }}
                onClosed={onBlur}
              />
            )}
            {value === '' || isKept ? null : (
              <Button variant="bare" aria-label={`Remove: ${label}`} onClick={() => onChange('')}>
                Remove
              </Button>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <FieldError id={errorId} announced={announced}>
        {error}
      </FieldError>
      <MediaChooser
        open={isChoosing}
        present={value || undefined}
        isForProduct={kind === 'products'}
        isFilm={isFilm}
        onChoose={({ publicUrl }) => onChange(publicUrl)}
        onClose={() => {
          setChoosing(false);
          onBlur();
        }}
      />
    </chakra.div>
  );
};
