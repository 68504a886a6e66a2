import { changeRecord, getRecord } from '@jeweler/core/api';
import { framesOfPlace, pictureFrames } from '@jeweler/core/business';
import type { MediaUse, RecordFields } from '@jeweler/core/schemas';
import { atom, useAtom } from 'jotai';
import { affectedBy, queryKeys } from '../../../shared/live/live-queries.ts';
import { useUsername } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FocusField } from '../../../shared/ui/focus-field.tsx';
import { useChange } from '../../../shared/use-change.ts';
import { usePortalQuery } from '../../../shared/use-query.ts';

type Place = NonNullable<MediaUse['record']>;
/** Of any of these kinds; `place` and `focus` are those of a picture of the pages. */
type Fields = Pick<RecordFields<'site-pictures'>, 'place' | 'focus'> &
  Pick<RecordFields<'products'>, 'image_focus'>;

/** Points that were chosen and not saved, by the person and the picture's address: arrow keys leave it, and come back. */
const chosenPointsAtom = atom<Readonly<Record<string, string | undefined>>>({});

/** What records say of their picture, in their order. */
const useFocuses = (places: readonly Place[]) =>
  usePortalQuery([...queryKeys.catalogue, 'focus', places], (http) =>
    Promise.all(
      places.map(async ({ kind, id }) => {
        const { revision, fields } = await getRecord(http, kind, id);
        const { place, focus, image_focus }: Fields = fields;
        return place === undefined
          ? { kind, id, revision, field: 'image_focus', point: image_focus, frames: pictureFrames[kind] }
          : { kind, id, revision, field: 'focus', point: focus, frames: framesOfPlace(place) };
      }),
    ),
  );

interface FileFocusProps {
  publicUrl: string;
  uses: readonly MediaUse[];
}

/** What stays in view of a picture where the website crops it: for all that show it as their first, one after the other. */
export const FileFocus = ({ publicUrl, uses }: FileFocusProps) => {
  const { data: focuses } = useFocuses(uses.flatMap(({ record }) => record ?? []));
  const [chosen, setChosen] = useAtom(chosenPointsAtom);
  const { busy, report } = useChange({ affected: affectedBy.catalogue });
  const key = `${useUsername()} ${publicUrl}`;
  const [first, ...others] = focuses ?? [];
  if (!first) return null;

  const point = chosen[key];
  const choose = (next: string | undefined) => setChosen({ ...chosen, [key]: next });
  const save = async () => {
    const isSaved = await report(
      async (http) => {
        for (const { kind, id, revision, field } of focuses ?? [])
          await changeRecord(http, kind, id, { changes: { [field]: point || null }, revision });
      },
      {
        done: { title: 'What stays in view is saved' },
        failed: `What stays in view was not saved${others.length === 0 ? '' : ' for all'}`,
      },
    );
    if (isSaved) choose(undefined);
  };
  const frames = (focuses ?? []).flatMap((each) => [...each.frames]);
  return (
    <div>
      <FocusField
        label="What stays in view"
        hint="Click or tap the part of the picture that must never be cut off."
        picture={publicUrl}
        value={point ?? first.point ?? ''}
        frames={[...new Map(frames.map((frame) => [frame.label, frame])).values()]}
        onChange={choose}
      />
      {point === undefined ? null : (
        <Button marginTop="3" aria-disabled={busy} onClick={() => void save()}>
          {others.length === 0
            ? 'Save what stays in view'
            : `Save what stays in view, for all ${others.length + 1}`}
        </Button>
      )}
    </div>
  );
};
