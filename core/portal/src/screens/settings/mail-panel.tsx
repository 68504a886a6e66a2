import { chakra } from '@chakra-ui/react';
import type { MailPage } from '@jeweler/core/schemas';
import { holdSentence } from '../../shared/mail-hold.ts';
import { portalPaths } from '../../shared/paths.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useMailFigures } from './settings-queries.ts';

const Hold = ({ page }: { page: MailPage }) => {
  const hold = holdSentence(page);
  return hold === undefined ? null : <p>{hold}</p>;
};

/** The state of outgoing mail, with a link to the outbox. */
export const MailPanel = () => {
  return (
    <SettingsPanel id="mail" title="Outgoing mail" query={useMailFigures()}>
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
