import { type AdminClient, makeMediaFolder } from '@jeweler/core/api';
import { type RefObject, useState } from 'react';
import { SelectField } from './ui/select-field.tsx';
import { TextField } from './ui/text-field.tsx';

/** Value of the folder that does not exist yet; paths begin with no slash. */
const NEW = '/new';

/** Which folder of the library something goes to; it can be a new one. */
export const useFolderChoice = () => {
  const [folder, setFolder] = useState('');
  const [name, setName] = useState('');
  return {
    folder,
    setFolder,
    name,
    setName,
    /** Its path; one that does not exist yet is made. */
    resolve: async (http: AdminClient): Promise<string> => {
      const path = folder === NEW ? await makeMediaFolder(http, { parent: '', name }) : folder;
      // It is there already if what goes into it is refused.
      setFolder(path);
      return path;
    },
  };
};

interface FolderFieldsProps {
  choice: ReturnType<typeof useFolderChoice>;
  folders: readonly string[];
  field: RefObject<HTMLSelectElement | null>;
  /** What is wrong with the choice. */
  fault: string | undefined;
}

export const FolderFields = ({ choice, folders, field, fault }: FolderFieldsProps) => {
  const { folder, setFolder, name, setName } = choice;
  const isNew = folder === NEW;
  return (
    <>
      <SelectField
        ref={field}
        label="Folder"
        value={folder}
        options={[
          { value: '', label: 'Not in a folder' },
          { value: NEW, label: 'New folder…' },
          ...folders.map((each) => ({ value: each, label: each })),
        ]}
        onChange={setFolder}
        error={isNew ? undefined : fault}
        announced
      />
      {isNew ? (
        <TextField
          label="Name of the new folder"
          autoComplete="off"
          value={name}
          error={fault}
          announced
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : null}
    </>
  );
};
