import { chakra } from '@chakra-ui/react';
import { INVITATION_HOURS } from '@jeweler/core/schemas';
import { useRef } from 'react';
import { useHost } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DialogFrame } from '../../shared/ui/dialog-frame.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useOpener } from '../../shared/ui/use-focus-keeping.ts';

interface LinkDialogProps {
  username: string;
  link: string;
  onClose: () => void;
}

/** The link of an invitation that no email carries; nobody can look it up later. */
export const LinkDialog = ({ username, link, onClose }: LinkDialogProps) => {
  const { copyText, notify } = useHost();
  const field = useRef<HTMLInputElement>(null);
  const finalFocus = useOpener();
  const copy = () =>
    copyText(link).then(
      () => notify({ tone: 'success', title: 'Copied', text: 'The link is on the clipboard.' }),
      () => {
        field.current?.focus();
        notify({
          tone: 'error',
          title: 'Not copied',
          text: 'The clipboard is not available. The link is selected: copy it by hand.',
        });
      },
    );
  return (
    <DialogFrame title="A link to pass on" narrow onClose={onClose} finalFocus={finalFocus}>
      <chakra.div display="grid" gap="5" p={{ base: '4', lg: '5' }}>
        <p>
          Give this link to <bdi>{username}</bdi>, who chooses a name and a password with it. It works once,
          for {INVITATION_HOURS} hours, and is shown only now.
        </p>
        <TextField
          ref={field}
          label="Link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="solid" justifySelf="end" data-autofocus onClick={() => void copy()}>
          Copy the link
        </Button>
      </chakra.div>
    </DialogFrame>
  );
};
