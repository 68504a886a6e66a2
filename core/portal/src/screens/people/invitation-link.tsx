import { INVITATION_HOURS } from '@jeweler/core/schemas';
import { useRef } from 'react';
import { useHost } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PanelBody } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';

/** In a dialog, the link of an invitation that no email carries; nobody can look it up later. */
export const InvitationLink = ({ username, link }: { username: string; link: string }) => {
  const { copyText, notify } = useHost();
  const field = useRef<HTMLInputElement>(null);
  const copy = () =>
    copyText(link).then(
      () => notify({ tone: 'success', title: 'Copied', text: 'The link is on the clipboard.' }),
      () => {
        field.current?.focus();
        notify({ tone: 'error', title: 'Not copied', text: 'The link is selected: copy it by hand.' });
      },
    );
  return (
    <PanelBody>
      <p>
        Give this link to <bdi>{username}</bdi>, who chooses a name and a password with it. It works once, for{' '}
        {INVITATION_HOURS} hours, and is shown only now.
      </p>
      <TextField
        ref={field}
        label="Link"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button autoFocus data-autofocus variant="solid" justifySelf="end" onClick={() => void copy()}>
        Copy the link
      </Button>
    </PanelBody>
  );
};
