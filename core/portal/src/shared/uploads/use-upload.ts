import { atom, useAtomValue } from 'jotai';
import { requiredPortalAtom, useHost } from '../portal.ts';
import type { Uploads } from './create-uploads.ts';
import type { PickedFile } from './upload-item.ts';

/** Loads the uploads' code with the first use, and again if that failed. */
export const loadUploadsAtom = atom((get) => {
  const portal = get(requiredPortalAtom);
  let loading: Promise<Uploads> | undefined;
  return (): Promise<Uploads> => {
    loading ??= import('./create-uploads.ts').then(({ createUploads }) => createUploads(portal));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
});

/**
 * Hands files to the window's uploads.
 * @param onAdded called with the number of their batch once they are on the list
 */
export const useUpload = (onAdded?: (batch: number) => void) => {
  const load = useAtomValue(loadUploadsAtom);
  const { notify } = useHost();
  return async (picked: Promise<readonly PickedFile[]>, base: string): Promise<void> => {
    try {
      const [uploads, files] = await Promise.all([load(), picked]);
      const batch = await uploads.add(files, base);
      if (batch !== undefined) onAdded?.(batch);
    } catch {
      notify({
        tone: 'error',
        title: 'Not uploaded',
        text: 'The files could not be read, or the server cannot be reached. Check the connection, then try again.',
      });
    }
  };
};

/** The folder to upload into while this one is shown: all files, and those outside folders, mean the top. */
export const toTargetFolder = (shownFolder: string): string => (shownFolder === '/' ? '' : shownFolder);

/** 'rings', or what the top of the folder is called. */
export const folderName = (folder: string): string => (folder === '' ? 'the media folder' : folder);
