import { isUnfinished } from '@jeweler/core/files';
import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { uploadItemsAtom } from '../../shared/uploads/upload-state.ts';

const loadDialog = () => import('../../shared/ui/confirm-dialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** How many files would not be uploaded; 0 while nobody is asked. */
const lostFilesAtom = atom(0);

/** Signs out, after a question if files are still being uploaded. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useSession();
  const store = useStore();
  const ask = useSetAtom(lostFilesAtom);
  return () => {
    const unfinished = store.get(uploadItemsAtom).filter(isUnfinished).length;
    if (unfinished > 0) ask(unfinished);
    else signOut();
  };
};

/** Asks whether to sign out although files are still being uploaded. */
export const SignOutQuestion = () => {
  const { signOut } = useSession();
  const [files, setFiles] = useAtom(lostFilesAtom);
  const isUploading = useAtomValue(uploadItemsAtom).some(isUnfinished);
  useEffect(() => {
    // Until somebody signs out, the server may have been updated and no longer have this code.
    if (isUploading) void loadDialog().catch(() => undefined);
  }, [isUploading]);
  const close = () => setFiles(0);
  if (files === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title="Sign out during an upload?"
        answer="Sign out"
        onAnswer={() => {
          close();
          signOut();
        }}
        onClose={close}
      >
        <p>
          {files === 1 ? 'One file is' : `${files} files are`} still being uploaded. If you sign out now,{' '}
          {files === 1 ? 'it will' : 'they will'} not be in the library.
        </p>
      </ConfirmDialog>
    </Suspense>
  );
};
