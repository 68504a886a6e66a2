import { chakra } from '@chakra-ui/react';
import { hasPreview, type RecordKind } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useHost } from '../../../shared/portal.ts';
import type { Texts } from '../editor/texts.ts';
import { PreviewPane } from './preview-pane.tsx';
import { PreviewSwitch, previewShownAtom } from './preview-switch.tsx';

interface BesidePageProps {
  kind: RecordKind;
  id: number | 'new';
  /** What stands in the form. */
  texts: Texts;
  children: ReactNode;
}

/** Whether the page is shown in this window; a console opens it outside. */
export const usePreviewShown = (): boolean => {
  const { openOutside } = useHost();
  return useAtomValue(previewShownAtom) && openOutside === undefined;
};

/** An editor, and if wanted the page that it makes: beside it in a wide window, in its place in a narrow one. */
export const BesidePage = ({ kind, id, texts, children }: BesidePageProps) => {
  const isShown = usePreviewShown();
  if (!hasPreview(kind)) return children;
  return (
    <>
      <chakra.div display="flex" px={{ base: '4', lg: '5' }} paddingTop="4">
        <PreviewSwitch kind={kind} id={id} texts={texts} />
      </chakra.div>
      <chakra.div
        display="grid"
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          xl: isShown ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        <chakra.div minWidth="0" display={{ base: isShown ? 'none' : 'block', xl: 'block' }}>
          {children}
        </chakra.div>
        {isShown ? <PreviewPane kind={kind} id={id} texts={texts} /> : null}
      </chakra.div>
    </>
  );
};
