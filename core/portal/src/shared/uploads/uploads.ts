import { atom } from 'jotai';
import { requiredPortalAtom } from '../portal.ts';
import type { Uploads } from './create-uploads.ts';

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
