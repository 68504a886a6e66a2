import { chakra } from '@chakra-ui/react';
import { createPreviewLink, revokePreviewLinks } from '@jeweler/core/api';
import type { PreviewLink } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useCopyText } from '../../../shared/host/use-copy-text.ts';
import { useOutsideLink } from '../../../shared/host/use-open-outside.ts';
import { useHost } from '../../../shared/portal.ts';
import { dateAndTime } from '../../../shared/times.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { useChange } from '../../../shared/use-change.ts';
import type { RecordChangesOptions } from './use-record-changes.ts';

interface PreviewLinksProps extends Pick<RecordChangesOptions, 'kind' | 'onRefused'> {
  id: number;
}

/** A link to the page as visitors would see it, to open and to send to somebody. It shows what is saved. */
export const PreviewLinks = ({ kind, id, onRefused }: PreviewLinksProps) => {
  const { notify, publicAddress } = useHost();
  const outsideLink = useOutsideLink();
  const { busy, run } = useChange({ affected: [] });
  const [link, setLink] = useState<PreviewLink>();
  const copy = useCopyText(
    'The link to the preview is on the clipboard.',
    'The clipboard is not available. Open the preview and copy its address.',
  );

  const create = async () => {
    try {
      setLink(await run((http) => createPreviewLink(http, kind, id)));
    } catch (error) {
      onRefused(error, 'There is no preview yet.');
    }
  };
  const end = async () => {
    try {
      await run((http) => revokePreviewLinks(http, kind, id));
      setLink(undefined);
      notify({ tone: 'success', title: 'The preview has ended', text: 'Its links no longer work.' });
    } catch (error) {
      onRefused(error, 'The preview was not ended.');
    }
  };

  if (!link) {
    return (
      <Button aria-disabled={busy} onClick={() => void create()}>
        Preview…
      </Button>
    );
  }
  return (
    <chakra.div role="group" aria-label="Preview" flex="1 1 100%" display="grid" gap="3">
      <p>
        Anyone with the link can see what is saved, without signing in, until {dateAndTime(link.expiresAt)}.
      </p>
      <Flow>
        <ButtonLink {...outsideLink(link.url)}>Open the preview</ButtonLink>
        <Button onClick={() => void copy(publicAddress(link.url))}>Copy the link</Button>
        <Button aria-disabled={busy} onClick={() => void end()}>
          End the preview
        </Button>
      </Flow>
    </chakra.div>
  );
};
