import { chakra } from '@chakra-ui/react';
import type { UnfinishedUpload } from '@jeweler/core/files';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import type { Uploads } from '../create-uploads.ts';

interface InterruptedRowsProps {
  interrupted: readonly UnfinishedUpload[];
  uploads: Uploads;
}

/** What was being uploaded before the window was loaded again. A browser does not keep the files themselves. */
export const InterruptedRows = ({ interrupted, uploads }: InterruptedRowsProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setOther] = useState(false);

  const goOn = (files: readonly File[]) => {
    const matched = files.flatMap((file) => {
      const found = interrupted.find(({ name, size }) => name === file.name && size === file.size);
      return found ? [{ file, folder: found.folder }] : [];
    });
    setOther(matched.length < files.length);
    // Their folders are there.
    for (const each of matched) void uploads.add([each], each.folder);
  };

  return (
    <chakra.div px="4" py="3" display="grid" gap="2" borderTop="1px solid" borderColor="admin.rule">
      <p>
        {interrupted.length === 1 ? 'This upload was' : 'These uploads were'} interrupted when the page was
        closed or loaded again. Choose the same files again to continue where they left off.
      </p>
      <chakra.ul display="grid" fontSize="small">
        {interrupted.map((each) => (
          <chakra.li key={each.key} display="flex" alignItems="center" justifyContent="space-between" gap="2">
            <chakra.span overflowWrap="anywhere" minWidth="0" dir="auto">
              {each.folder === '' ? each.name : `${each.folder}/${each.name}`}
            </chakra.span>
            <IconButton
              icon="close"
              label={`Discard the upload of ${each.name}`}
              onClick={() => void uploads.forget(each)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p role="alert" color="admin.error">
        {isOther
          ? 'That is a different file, or it has been changed. Only the files listed here can continue, and only unchanged.'
          : null}
      </chakra.p>
      <Button justifySelf="start" onClick={() => input.current?.click()}>
        Choose the files again
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to continue"
        onChange={({ currentTarget }) => {
          goOn([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </chakra.div>
  );
};
