import { chakra } from '@chakra-ui/react';
import { getHealth, listMails } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { useBackups } from '../../shared/backups.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { holdSentence } from '../../shared/mail-hold.ts';
import { portalPaths } from '../../shared/paths.ts';
import { queryAtom } from '../../shared/query-atom.ts';
import { useReady } from '../../shared/ready.ts';
import { useMay } from '../../shared/session/use-session.ts';
import { useShopFacts } from '../../shared/shop-facts.ts';
import { PanelBody, Quiet } from '../../shared/ui/layout.ts';
import { OwnersPanel } from '../../shared/ui/owners-panel.tsx';
import { LoadingPanel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useOpeningHours } from '../../submissions/use-opening-hours.ts';
import { BackupsPanel } from './backups-panel.tsx';
import { DeletionsPanel } from './deletions-panel.tsx';
import { OpeningHoursForm } from './opening-hours/opening-hours-form.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { RulesForm } from './rules-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { ShopMailsForm } from './shop-mails-form.tsx';
import { ShopPanel } from './shop-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const mailsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.submissions, 'mails', 'figures'],
  queryFn: () => listMails(http),
}));

/** How many mails wait, have failed and were sent, and why they wait. */
const useMailFigures = () => useAtomValue(mailsAtom);

/** The state of outgoing mail, with a link to the outbox. */
const MailPanel = () => (
  <SettingsPanel id="mail" title="Outgoing mail" query={useMailFigures()}>
    {(page) => (
      <PanelBody gap="3">
        <p>
          {`${page.counts.waiting + page.counts.sending} waiting, ${page.counts.failed} failed, ${page.counts.sent} sent.`}
        </p>
        <chakra.p _empty={{ display: 'none' }}>{holdSentence(page)}</chakra.p>
        <p>
          <TextLink to={portalPaths.mail}>All outgoing mail</TextLink>
        </p>
      </PanelBody>
    )}
  </SettingsPanel>
);

const healthAtom = queryAtom((http) => ({ queryKey: ['health'], queryFn: () => getHealth(http) }));

/** Which version of the program the server runs. */
export const VersionLine = () => {
  const { data } = useAtomValue(healthAtom);
  return data && 'version' in data ? <Quiet>{`Version ${data.version}`}</Quiet> : null;
};

/** When visits are possible: hours by weekday, and the exceptions. */
const OpeningHoursPanel = () => (
  <SettingsPanel id="hours" title="Opening hours" query={useOpeningHours()}>
    {(answer) => <OpeningHoursForm answer={answer} />}
  </SettingsPanel>
);

/** Which emails the shop itself gets. */
export const ShopMailsPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel id="shop-emails" title="Emails to the shop" query={query}>
      {(answer) => (
        <PanelBody>
          <ShopMailsForm answer={answer} change={query.change} />
        </PanelBody>
      )}
    </SettingsPanel>
  );
};

/** What is set once and then rarely changed. */
export const RulesPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel id="rules" title="Rules, rarely changed" query={query}>
      {(answer) => <RulesForm answer={answer} change={query.change} />}
    </SettingsPanel>
  );
};

/** Settings for the whole shop, on every computer. All of them appear at once, so that none pushes others down. */
export const SettingsScreen = () => {
  const queries = [
    useReady(),
    useShopFacts(),
    useOpeningHours(),
    usePortalSettings(),
    useMailFigures(),
    useBackups(),
  ];
  const mayChange = useMay('change-rules');
  const maySeeBackups = useMay('see-backups');
  const mayDelete = useMay('delete-for-good');
  const mayManage = useMay('manage-people');
  const isReady = queries.every(({ isFetched, isFetching }) => isFetched || !isFetching);
  return (
    <chakra.div display="grid" gap="6" maxWidth="52rem">
      <ScreenTitle fontSize="2.25rem">Settings</ScreenTitle>
      {isReady ? (
        <>
          <ReadyPanel />
          <ShopPanel />
          <OpeningHoursPanel />
          {mayManage ? <PeoplePanel /> : null}
          <MailPanel />
          {mayChange ? <ShopMailsPanel /> : null}
          {maySeeBackups ? <BackupsPanel /> : null}
          {mayChange ? <RulesPanel /> : null}
          {mayDelete ? <DeletionsPanel /> : null}
          {mayChange === false ? <OwnersPanel title="People, limits, backups and deletions" /> : null}
          <VersionLine />
        </>
      ) : (
        <LoadingPanel height="24rem">Loading the settings...</LoadingPanel>
      )}
    </chakra.div>
  );
};
