import { chakra, Input } from '@chakra-ui/react';
import { readPictures, writePictures } from '@jeweler/core/format';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { useMediaChooser } from '../../../shared/media-chooser.ts';
import { AddressThumbnail } from '../../../shared/thumbnail.tsx';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { dropLineStyle, useDragging } from '../list/use-dragging.ts';
import { pictureName } from './describe.ts';
import type { FieldEntry } from './field-table.ts';
import type { Editing } from './use-editing.ts';
import { PictureSquare } from './value-view.tsx';

/** The first and the second picture, which have fields of their own above. */
const NAMED = ['First picture', 'Second view'];

const List = chakra('ol', {
  base: {
    position: 'relative',
    display: 'grid',
    // Dragging counts in rows of one height.
    gridAutoRows: '1fr',
    border: 'rule',
    '&:empty': { display: 'none' },
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', paddingRight: '1', py: '2', minWidth: '0' },
    '& > li + li': { borderTop: 'rule' },
    '& > .dragged': { opacity: '.5' },
    // Else a phone would scroll the form.
    '& .grip': { cursor: 'grab', touchAction: 'none', px: '3' },
    '& > .target': dropLineStyle,
  },
});

interface PicturesFieldProps {
  entry: FieldEntry & { control: 'pictures' };
  editing: Editing;
}

/** All pictures of a piece: arranged by dragging or with the arrow keys, and those behind the second view described. */
export const PicturesField = ({ entry, editing }: PicturesFieldProps) => {
  const { label, hint, name, max } = entry;
  const { field, fieldState } = useController({ control: editing.form.control, name });
  const MediaChooser = useMediaChooser();
  const [isChoosing, setChoosing] = useState(false);
  const [moved, setMoved] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const page = useRef(document.documentElement);
  const [labelId, errorId] = [useId(), useId()];
  const { image_url = '', image_alt = '', second_view_image_url = '', second_view_alt = '' } = editing.mine;
  const pictures = [
    { image_url, alt: image_alt },
    { image_url: second_view_image_url, alt: second_view_alt },
    ...readPictures(field.value ?? ''),
  ].filter((each) => each.image_url !== '');

  const arrange = (next: typeof pictures) => {
    const [first, second, ...further] = next;
    editing.type({
      image_url: first?.image_url ?? '',
      image_alt: first?.alt ?? '',
      // The point was one of the former picture.
      ...(first?.image_url === image_url ? {} : { image_focus: '' }),
      second_view_image_url: second?.image_url ?? '',
      second_view_alt: second?.alt ?? '',
      [name]: writePictures(further),
    });
  };
  const move = (from: number, to: number) => {
    const picture = pictures[from];
    if (!picture || to < 0 || to >= pictures.length || to === from) return;
    flushSync(() => {
      arrange(pictures.toSpliced(from, 1).toSpliced(to, 0, picture));
      setMoved(to);
    });
    list.current?.querySelectorAll<HTMLElement>('.grip')[to]?.focus();
  };
  const { dragging, start } = useDragging({
    scroller: page,
    grid: list,
    count: pictures.length,
    onDrop: (from, gap) => move(from, gap > from ? gap - 1 : gap),
  });
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  const error = fieldState.error?.message;
  return (
    <chakra.div role="group" aria-labelledby={labelId} display="grid" gap="2" minWidth="0">
      <chakra.span id={labelId} fontWeight="medium" fontSize="small" lineHeight="snug">
        {label}
      </chakra.span>
      <Quiet marginTop="-1">{hint} Drag a picture by its grip, or press the up and down arrows on it.</Quiet>
      <List ref={list}>
        {pictures.map((picture, index) => {
          const called = NAMED[index] ?? `Picture ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice; fields are controlled
            <li key={index} className={dragging?.id === index ? 'dragged' : ''}>
              <Button
                variant="bare"
                className="grip"
                aria-label={`Move: ${called}`}
                aria-keyshortcuts="ArrowUp ArrowDown"
                title="Drag, or press an arrow key"
                onKeyDown={(event) => onKeyDown(event, index)}
                onPointerDown={(event) => start(event, index)}
              >
                <Icon name="grip" />
              </Button>
              <PictureSquare width="3rem">
                <AddressThumbnail address={picture.image_url} />
              </PictureSquare>
              <chakra.div flex="1" minWidth="0" fontSize="small">
                <chakra.span lineClamp="1" marginBottom="1">
                  {[NAMED[index], pictureName(picture.image_url)].filter(Boolean).join(' · ')}
                </chakra.span>
                {index < NAMED.length ? (
                  <chakra.span lineClamp="1" color="admin.quiet">
                    {picture.alt}
                  </chakra.span>
                ) : (
                  <Input
                    dir="auto"
                    aria-label={`Description: ${called}`}
                    aria-describedby={error ? errorId : undefined}
                    placeholder="What it shows"
                    autoComplete="off"
                    value={picture.alt}
                    onBlur={field.onBlur}
                    onChange={({ currentTarget: { value } }) =>
                      arrange(pictures.with(index, { ...picture, alt: value }))
                    }
                  />
                )}
              </chakra.div>
              {index < NAMED.length ? null : (
                <IconButton
                  icon="trash"
                  label={`Remove: ${called}`}
                  onClick={() => arrange(pictures.toSpliced(index, 1))}
                />
              )}
            </li>
          );
        })}
        {dragging?.gap === undefined ? null : (
          <li
            className="target"
            style={{ top: `${(dragging.gap / pictures.length) * 100}%` }}
            aria-hidden="true"
          />
        )}
      </List>
      {moved === undefined ? null : (
        <Announcement>{`Position ${moved + 1} of ${pictures.length}`}</Announcement>
      )}
      <Button
        ref={field.ref}
        justifySelf="start"
        disabled={pictures.length >= max + NAMED.length}
        aria-describedby={error ? errorId : undefined}
        onClick={() => setChoosing(true)}
      >
        <Icon name="plus" />
        Add a picture…
      </Button>
      <FieldError id={errorId} announced={fieldState.error?.type === 'server'}>
        {error}
      </FieldError>
      <MediaChooser
        open={isChoosing}
        present={pictures.at(-1)?.image_url}
        onChoose={({ publicUrl }) => arrange([...pictures, { image_url: publicUrl, alt: '' }])}
        onClose={() => setChoosing(false)}
      />
    </chakra.div>
  );
};
