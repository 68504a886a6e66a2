import { chakra } from '@chakra-ui/react';
import { listMails } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { holdSentence } from '../../shared/mail-hold.ts';
import { portalPaths } from '../../shared/paths.ts';
import { queryAtom } from '../../shared/query-atom.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const mailsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.submissions, 'mails', 'figures'],
  queryFn: () => listMails(http),
}));

/** How many mails wait, have failed and were sent, and why they wait. */
export const useMailFigures = () => useAtomValue(mailsAtom);

/** The state of outgoing mail, with a link to the outbox. */
export const MailPanel = () => (
  <SettingsPanel id="mail" title="Outgoing mail" query={useMailFigures()}>
    {(page) => (
      <chakra.div display="grid" gap="3" padding={{ base: '4', lg: '5' }}>
        <p>
          {`${page.counts.waiting + page.counts.sending} waiting, ${page.counts.failed} failed, ${page.counts.sent} sent.`}
        </p>
        <chakra.p _empty={{ display: 'none' }}>{holdSentence(page)}</chakra.p>
        <p>
          <TextLink to={portalPaths.mail}>All outgoing mail</TextLink>
        </p>
      </chakra.div>
    )}
  </SettingsPanel>
);
