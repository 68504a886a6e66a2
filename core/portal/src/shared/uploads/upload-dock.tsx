import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { uploadItemsAtom, uploadPanelsInsideAtom } from './upload-state.ts';

export const UploadPanel = lazy(async () => ({
  default: (await import('./panel/upload-panel.tsx')).UploadPanel,
}));

/** At the foot of the window on every screen, while there is anything to say about uploads. */
export const UploadDock = () => {
  const hasUploads = useAtomValue(uploadItemsAtom).length > 0;
  const isInside = useAtomValue(uploadPanelsInsideAtom) > 0;
  if (isInside || !hasUploads) return null;
  return (
    // In the page there is room for its head, so that it hides nothing at the end.
    <chakra.div height="3.5rem" flex="none" _print={{ display: 'none' }}>
      <chakra.div
        position="fixed"
        insetInlineEnd="0"
        bottom="0"
        zIndex="fab"
        width={{ base: 'full', md: '26rem' }}
        marginInlineEnd={{ base: '0', md: '4' }}
        bg="admin.panel"
        border="1px solid"
        borderColor="admin.control"
        borderTopRadius="admin"
        boxShadow="0 -2px 24px rgb(0 0 0 / .12)"
        paddingBottom="env(safe-area-inset-bottom)"
        overflow="hidden"
      >
        <Suspense fallback={null}>
          <UploadPanel />
        </Suspense>
      </chakra.div>
    </chakra.div>
  );
};
