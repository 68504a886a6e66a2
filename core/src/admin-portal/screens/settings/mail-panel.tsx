import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listMails } from '../../../api/index.ts';
import type { MailPage } from '../../../schemas/index.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { holdSentence } from '../../shared/mail-hold.ts';
import { portalPaths } from '../../shared/paths.ts';
import { adminHttpAtom, queriesAtom } from '../../shared/portal.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const figuresAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: [...queryKeys.submissions, 'mails', 'figures'],
      queryFn: () => listMails(http),
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

const Hold = ({ page }: { page: MailPage }) => {
  const hold = holdSentence(page);
  return hold === undefined ? null : <p>{hold}</p>;
};

/** The state of outgoing mail, with a link to the outbox. */
export const MailPanel = () => {
  const query = useAtomValue(figuresAtom);
  return (
    <SettingsPanel title="Outgoing mail" query={query}>
      {(page) => (
        <chakra.div display="grid" gap="3" padding={{ base: '4', lg: '5' }}>
          <p>
            {`${page.counts.waiting + page.counts.sending} waiting, ${page.counts.failed} failed, ${page.counts.sent} sent.`}
          </p>
          <Hold page={page} />
          <p>
            <TextLink to={portalPaths.mail}>All outgoing mail</TextLink>
          </p>
        </chakra.div>
      )}
    </SettingsPanel>
  );
};
