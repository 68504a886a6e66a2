import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type Ref, useId, useState } from 'react';
import { useMediaChooser } from '../../../shared/media-chooser.ts';
import { PhoneButton } from '../../../shared/phone/phone-button.tsx';
import type { PicturePlace } from '../../../shared/picture-place.ts';
import { AddressThumbnail } from '../../../shared/thumbnail.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError, type FieldFrame } from '../../../shared/ui/field-frame.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { pictureName } from './describe.ts';
import { PictureSquare } from './value-view.tsx';

interface PictureFieldProps extends Omit<ComponentProps<typeof FieldFrame>, 'children'> {
  ref: Ref<HTMLButtonElement>;
  place?: PicturePlace | undefined;
  /** It is replaced, never removed. */
  isKept: boolean;
  /** A film of the library instead. */
  isFilm: boolean;
  /** Where a phone's pictures go, how they are called, and what else they are offered for. */
  phone: Pick<ComponentProps<typeof PhoneButton>, 'folder' | 'name' | 'second'>;
  /** Address of the picture; empty without one. */
  value: string;
  onChange: (address: string) => void;
  onBlur: () => void;
}

/** A picture of the media library, chosen there. */
export const PictureField = (props: PictureFieldProps) => {
  const { ref, label, hint, error, announced = false, place, isKept, isFilm } = props;
  const { phone, value, onChange, onBlur } = props;
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
                {...phone}
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
      {error ? (
        <FieldError id={errorId} announced={announced}>
          {error}
        </FieldError>
      ) : null}
      <MediaChooser
        open={isChoosing}
        present={value || undefined}
        place={place}
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
