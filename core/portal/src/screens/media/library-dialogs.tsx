import { lazy, Suspense } from 'react';
import { filesOf } from './changing/use-changing.ts';
import { listFolders } from './files/filter-files.ts';
import { getPublicUrl, type LibraryFile } from './files/library-file.ts';
import type { Library } from './use-library.ts';

// Dialogs are a third of the library's code and are loaded when one opens.
const QuickLook = lazy(async () => ({ default: (await import('./quick-look/quick-look.tsx')).QuickLook }));
const FileMenu = lazy(async () => ({ default: (await import('./file-menu.tsx')).FileMenu }));
const ChangeDialogs = lazy(async () => ({
  default: (await import('./changing/change-dialogs.tsx')).ChangeDialogs,
}));
const CompareDialog = lazy(async () => ({
  default: (await import('./comparing/compare-dialog.tsx')).CompareDialog,
}));
const CopyByHand = lazy(async () => ({ default: (await import('./copying/copy-by-hand.tsx')).CopyByHand }));

/** The dialogs and the menu of the library, each while it is open. */
export const LibraryDialogs = ({ library }: { library: Library }) => {
  const { open, list, files, selection, copying, changing, focusFile, folderButton } = library;
  const { quickLookUrl, menu, compared } = open;
  const isQuickLookOpen = quickLookUrl !== undefined;
  const closeChange = () => {
    const dialog = changing?.dialog;
    changing?.close();
    if (isQuickLookOpen || !dialog) return;
    const [file] = filesOf(dialog);
    if (file) focusFile(file.publicUrl);
  };
  /** Files are focused by the library itself, as with the quick look. */
  const focusAfterChange = () =>
    changing?.dialog && filesOf(changing.dialog).length > 0 ? null : folderButton.current;
  const closeComparison = (file: LibraryFile | undefined) => {
    open.setCompared(undefined);
    if (file) focusFile(file.publicUrl);
  };
  return (
    <Suspense fallback={null}>
      {quickLookUrl === undefined ? null : (
        <QuickLook
          library={library}
          first={quickLookUrl}
          onClose={(last) => {
            open.closeQuickLook();
            if (last !== undefined) focusFile(last);
          }}
        />
      )}
      {menu === undefined ? null : (
        <FileMenu
          key={`${menu.x} ${menu.y} ${menu.file.publicUrl}`}
          library={library}
          position={menu}
          onClose={() => {
            open.setMenu(undefined);
            focusFile(menu.file.publicUrl);
          }}
        />
      )}
      {compared === undefined ? null : (
        <CompareDialog
          files={compared}
          onSelect={(kept) => {
            selection.change(() => kept.map(getPublicUrl));
            closeComparison(kept[0]);
          }}
          onDiscard={
            changing &&
            ((rest) => {
              closeComparison(compared.find((file) => !rest.includes(file)));
              void changing.remove({ files: rest, folders: [] });
            })
          }
          onClose={() => closeComparison(compared[0])}
        />
      )}
      {changing?.dialog === undefined ? null : (
        <ChangeDialogs
          changing={changing}
          dialog={changing.dialog}
          folders={listFolders(files, list?.emptyFolders)}
          finalFocus={isQuickLookOpen ? undefined : focusAfterChange}
          onClose={closeChange}
        />
      )}
      {copying.refused === undefined ? null : <CopyByHand text={copying.refused} onClose={copying.dismiss} />}
    </Suspense>
  );
};
