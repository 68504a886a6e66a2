import { previewDraft } from '@jeweler/core/api';
import type { RecordKind } from '@jeweler/core/schemas';
import { atom, useAtom } from 'jotai';
import { useOpenOutside } from '../../../shared/host/use-open-outside.ts';
import { useHost } from '../../../shared/portal.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Texts } from '../editor/texts.ts';
import { lacksIn, typedChanges } from './use-draft-preview.ts';

/** Whether the page is shown beside the editor; in this window, until it is closed. */
export const previewShownAtom = atom(false);

interface PreviewSwitchProps {
  kind: RecordKind;
  id: number | 'new';
  texts: Texts;
}

/** Shows the page beside the editor; where no page of the server may be shown in the window, in the browser. */
export const PreviewSwitch = ({ kind, id, texts }: PreviewSwitchProps) => {
  const openOutside = useOpenOutside();
  const { notify } = useHost();
  const { http } = useSession();
  const [isShown, show] = useAtom(previewShownAtom);
  const open = async () => {
    try {
      const { url } = await previewDraft(http, kind, id, typedChanges(kind, texts));
      await openOutside?.(url);
    } catch (error) {
      notify({ tone: 'error', title: 'There is no page yet', text: lacksIn(error).join(' ') });
    }
  };
  if (openOutside) return <Button onClick={() => void open()}>Page as typed</Button>;
  return (
    <Button aria-pressed={isShown} onClick={() => show(!isShown)}>
      {isShown ? 'Hide the page' : 'Show the page'}
    </Button>
  );
};
