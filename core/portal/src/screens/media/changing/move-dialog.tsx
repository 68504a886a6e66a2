import { chakra, RadioGroup } from '@chakra-ui/react';
import { ApiError, makeMediaFolder, moveMedia } from '@jeweler/core/api';
import { searchable } from '@jeweler/core/format';
import type { MediaMoved } from '@jeweler/core/schemas';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { hiddenInputStyle } from '../../../shared/ui/hidden-input.ts';
import { SearchInput } from '../../../shared/ui/search-input.tsx';
import { getPublicUrl } from '../files/library-file.ts';
import { type Changing, type Chosen, describe } from './use-changing.ts';

/** More are found by typing. */
const MAX_SHOWN = 100;
/** Value of the folder that does not exist yet; paths begin with no slash. */
const NEW = '/new';

interface MoveDialogProps {
  changing: Changing;
  chosen: Chosen;
  folders: readonly string[];
  onMoved: (moved: MediaMoved | undefined) => void;
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks for the folder, which can be a new one. */
export const MoveDialog = (props: MoveDialogProps) => {
  const { changing, chosen, folders, onMoved, finalFocus, onClose } = props;
  const [search, setSearch] = useState('');
  const [value, setValue] = useState('');
  const [keepBoth, setKeepBoth] = useState(false);
  const [fault, setFault] = useState<{ readonly text: string; readonly isTaken: boolean }>();
  const field = useRef<HTMLInputElement>(null);

  const isInside = (folder: string) =>
    chosen.folders.some((moved) => folder === moved || folder.startsWith(`${moved}/`));
  const possible = folders.filter((folder) => !isInside(folder));
  const found = possible.filter((folder) => searchable(folder).includes(searchable(search)));
  const name = search.trim();
  const canMake = name !== '' && !name.includes('/') && !possible.includes(name);
  const options = [
    ...(search === '' ? [{ value: '', label: 'Not in a folder' }] : []),
    ...found.slice(0, MAX_SHOWN).map((folder) => ({ value: folder, label: folder })),
    ...(canMake ? [{ value: NEW, label: `New folder “${name}”` }] : []),
  ];
  const selected = options.some((option) => option.value === value) ? value : options[0]?.value;

  const move = async () => {
    if (selected === undefined) return;
    setFault(undefined);
    try {
      const moved = await changing.run(async (http) => {
        const to = selected === NEW ? await makeMediaFolder(http, { parent: '', name }) : selected;
        const files = chosen.files.map(getPublicUrl);
        return moveMedia(http, { files, folders: [...chosen.folders], to, keepBoth });
      });
      onMoved(moved);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409 && chosen.files.length > 0;
      setFault({ text: errorMessage(error), isTaken });
    }
  };

  return (
    <DialogFrame
      narrow
      title={`Move ${describe(chosen)}`}
      onClose={onClose}
      initialFocus={() => field.current}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <chakra.form
        display="grid"
        gap="4"
        p={{ base: '4', lg: '5' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!changing.busy) void move();
        }}
      >
        <SearchInput
          ref={field}
          label="Search folders, or name a new one"
          placeholder="Search folders, or name a new one"
          value={search}
          onChange={setSearch}
        />
        <RadioGroup.Root
          aria-label="Folder"
          value={selected ?? ''}
          onValueChange={(change) => setValue(change.value ?? '')}
        >
          <chakra.div display="grid" maxHeight="18rem" overflowY="auto" tabIndex={-1}>
            {options.map((option) => (
              <RadioGroup.Item key={option.value} value={option.value} minHeight="target">
                <RadioGroup.ItemHiddenInput style={hiddenInputStyle} />
                <RadioGroup.ItemControl />
                <RadioGroup.ItemText overflowWrap="anywhere">{option.label}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
            {found.length > MAX_SHOWN ? (
              <chakra.p color="admin.quiet" fontSize="small">
                {`${found.length - MAX_SHOWN} more: type a part of the name.`}
              </chakra.p>
            ) : null}
          </chakra.div>
        </RadioGroup.Root>
        {fault ? <FieldError announced>{fault.text}</FieldError> : null}
        {fault?.isTaken || keepBoth ? (
          <Checkbox checked={keepBoth} onChange={setKeepBoth}>
            Keep both: add a number to files whose name is taken
          </Checkbox>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="solid"
            aria-disabled={changing.busy}
            disabled={selected === undefined}
          >
            Move
          </Button>
        </chakra.div>
      </chakra.form>
    </DialogFrame>
  );
};
