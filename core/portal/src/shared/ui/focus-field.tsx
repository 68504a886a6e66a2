import { chakra, Input } from '@chakra-ui/react';
import type { PictureFrame } from '@jeweler/core/business';
import { type ComponentProps, type PointerEvent, type Ref, useId, useState } from 'react';
import { variantAddress } from '../variant-address.ts';
import { Button } from './button.tsx';
import { FieldError, type FieldFrame } from './field-frame.tsx';
import { Flow, Quiet } from './layout.ts';

/** '40% 30%' as numbers; the middle for anything else. */
const toPoint = (value: string) => {
  const [, left = '50', top = '50'] = /^(\d+)% (\d+)%$/.exec(value) ?? [];
  return { left: Number(left), top: Number(top) };
};

const inPercent = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 100)));

/** Where in an element a pointer is. */
const pointUnder = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): string => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return `${inPercent((clientX - left) / width)}% ${inPercent((clientY - top) / height)}%`;
};

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    width: '2rem',
    height: '2rem',
    translate: '-50% -50%',
    borderRadius: 'full',
    border: '2px solid #fff',
    outline: '2px solid #000',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  },
});

interface FocusFieldProps extends Omit<ComponentProps<typeof FieldFrame>, 'children'> {
  ref?: Ref<HTMLInputElement>;
  /** Its address; empty: there is none. */
  picture: string;
  /** The point as in CSS, '40% 30%'; empty while nobody has chosen one. */
  value: string;
  /** Where the website crops it. */
  frames: readonly PictureFrame[];
  onChange: (point: string) => void;
  onBlur?: () => void;
}

/**
 * The point of a picture that stays in view where the website crops it: pressed or dragged on the picture, or
 * typed; with the website's own crops beside it.
 */
export const FocusField = (props: FocusFieldProps) => {
  const { ref, label, hint, error, announced = false, picture, value, frames, onChange, onBlur } = props;
  const inputId = useId();
  const [broken, setBroken] = useState<string>();
  const point = toPoint(value);
  const src = picture.startsWith('/media/') ? variantAddress(picture, 640) : picture;
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 1) onChange(pointUnder(event));
  };
  const number = (side: 'left' | 'top', text: string) => (
    <chakra.div display="flex" alignItems="center" gap="2" fontSize="small">
      <label htmlFor={`${inputId}-${side}`}>{text}</label>
      <Input
        {...(side === 'left' ? { ref } : {})}
        id={`${inputId}-${side}`}
        type="number"
        min="0"
        max="100"
        width="5.5rem"
        value={point[side]}
        onBlur={onBlur}
        onChange={({ currentTarget }) => {
          const next = { ...point, [side]: inPercent(Number(currentTarget.value) / 100) };
          onChange(`${next.left}% ${next.top}%`);
        }}
      />
      %
    </chakra.div>
  );
  if (picture === '' || broken === src) return null;
  return (
    <chakra.details open={error !== undefined} minWidth="0">
      <chakra.summary
        fontWeight="medium"
        fontSize="small"
        lineHeight="snug"
        paddingY="2"
        cursor="pointer"
        width="fit-content"
      >
        {label}
      </chakra.summary>
      <chakra.div display="grid" gap="3" minWidth="0">
        {hint ? <Quiet>{hint}</Quiet> : null}
        <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="4">
          <chakra.div
            position="relative"
            maxWidth="16rem"
            cursor="crosshair"
            touchAction="none"
            bg="admin.sunken"
            data-testid="focus-picture"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              follow(event);
            }}
            onPointerMove={follow}
          >
            <chakra.img
              src={src}
              alt=""
              draggable={false}
              // Without the picture there is nothing to press on; the field above says that it is missing.
              onError={() => setBroken(src)}
              maxHeight="16rem"
              minHeight="4rem"
            />
            <Mark style={{ left: `${point.left}%`, top: `${point.top}%` }} />
          </chakra.div>
          <Flow as="ul" gap="4" aria-label="How the website crops it">
            {frames.map((frame) => (
              <chakra.li key={frame.label} display="grid" gap="1" alignContent="start" width="7rem">
                <chakra.img
                  src={src}
                  alt=""
                  draggable={false}
                  width="full"
                  objectFit="cover"
                  bg="admin.sunken"
                  style={{ aspectRatio: frame.ratio, objectPosition: value || frame.usual }}
                />
                <Quiet as="span" lineHeight="snug">
                  {frame.label}
                </Quiet>
              </chakra.li>
            ))}
          </Flow>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          {number('left', 'From the left')}
          {number('top', 'From the top')}
          {value === '' ? null : (
            <Button variant="bare" onClick={() => onChange('')}>
              Automatic
            </Button>
          )}
        </chakra.div>
        <FieldError announced={announced}>{error}</FieldError>
      </chakra.div>
    </chakra.details>
  );
};
