import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { requestPath } from '../../shared/paths.ts';
import { DialogFrame } from '../../shared/ui/dialog-frame.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { stateSentence } from './labels.ts';
import { MailButtons } from './mail-buttons.tsx';
import { useMail } from './mails.ts';

interface MailDialogProps {
  id: number;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

const Content = chakra('div', { base: { display: 'grid', gap: '4', padding: 'panel' } });

const Text = chakra('pre', {
  base: {
    fontFamily: 'inherit',
    fontSize: 'small',
    lineHeight: '1.6',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: '4',
    bg: 'admin.sunken',
    borderRadius: 'admin',
  },
});

/**
 * The portal's Content Security Policy, which applies inside the frame too, blocks style elements; all other
 * styles are in style attributes.
 */
const withoutStyleElements = (html: string): string => html.replaceAll(/<style>.*?<\/style>/gs, '');

/** One mail as it is sent, as HTML and as text, and the actions for it. */
export const MailDialog = ({ id, onClose, finalFocus }: MailDialogProps) => {
  const { data: mail, ...query } = useMail(id);
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <DialogFrame title={mail?.subject ?? 'Email'} onClose={onClose} finalFocus={finalFocus}>
      {mail ? (
        <Content>
          <div>
            <chakra.p overflowWrap="anywhere">{`To ${mail.to ?? 'staff: no address is set up yet. Ask whoever runs the server.'}`}</chakra.p>
            <chakra.p color={mail.state === 'failed' ? 'admin.error' : 'admin.quiet'}>
              {stateSentence(mail) + (mail.reason === null ? '' : `. ${mail.reason}`)}
            </chakra.p>
            {mail.reference === null ? null : (
              <p>
                About <TextLink to={requestPath(mail.reference)}>{mail.reference}</TextLink>
                {mail.calendar === null ? null : <span>, with a calendar entry</span>}
              </p>
            )}
          </div>
          <MailButtons mail={mail} />
          <div>
            <Segments
              label="Show as"
              value={form}
              options={[
                { value: 'html', label: 'Formatted' },
                { value: 'text', label: 'Text' },
              ]}
              onChange={setForm}
            />
          </div>
          {form === 'html' ? (
            <chakra.iframe
              title="The email"
              // No scripts run in it, nothing is loaded, and its links do not navigate.
              sandbox=""
              srcDoc={withoutStyleElements(mail.html)}
              width="full"
              height="32rem"
              border="1px solid"
              borderColor="admin.rule"
              bg="white"
            />
          ) : (
            <Text dir="auto">{mail.text}</Text>
          )}
        </Content>
      ) : (
        <Loading query={query} height="20rem" />
      )}
    </DialogFrame>
  );
};
