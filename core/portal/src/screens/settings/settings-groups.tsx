import { chakra } from '@chakra-ui/react';
import { listMails } from '@jeweler/core/api';
import type { Permission } from '@jeweler/core/schemas';
import type { ComponentType } from 'react';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { holdSentence } from '../../shared/mail-hold.ts';
import { portalPaths } from '../../shared/paths.ts';
import { PanelBody } from '../../shared/ui/layout.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { usePortalQuery } from '../../shared/use-query.ts';
import { BlockedAhead } from '../../submissions/appointments/blocking/blocked-ahead.tsx';
import { useOpeningHours } from '../../submissions/use-opening-hours.ts';
import { BackupsPanel } from './backups-panel.tsx';
import { DeletionsPanel } from './deletions-panel.tsx';
import { OpeningHoursForm } from './opening-hours/opening-hours-form.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { RulesForm } from './rules-form.tsx';
import { panelOf, type SettingsPlace } from './settings-panel.tsx';
import { ShopMailsForm } from './shop-mails-form.tsx';
import { ShopPanel } from './shop-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

/** How many mails wait, have failed and were sent, and why they wait. */
export const useMailFigures = () =>
  usePortalQuery([...queryKeys.submissions, 'mails', 'figures'], (http) => listMails(http));

/** The state of outgoing mail, with a link to the outbox. */
const MailPanel = panelOf(useMailFigures, (page) => (
  <PanelBody gap="3">
    <p>
      {`${page.counts.waiting + page.counts.sending} waiting, ${page.counts.failed} failed, ${page.counts.sent} sent.`}
    </p>
    <chakra.p _empty={{ display: 'none' }}>{holdSentence(page)}</chakra.p>
    <p>
      <TextLink to={portalPaths.mail}>All outgoing mail</TextLink>
    </p>
  </PanelBody>
));

/** When visits are possible, by weekday. */
export const OpeningHoursPanel = panelOf(useOpeningHours, (answer) => <OpeningHoursForm answer={answer} />);
/** Which emails the shop itself gets. */
export const ShopMailsPanel = panelOf(usePortalSettings, (answer) => <ShopMailsForm answer={answer} />);
/** What of the days ahead is not as every week. */
const BlockedPanel = panelOf(useOpeningHours, ({ hours }) => <BlockedAhead hours={hours} />);
/** How long a time is kept for whoever asks for it. */
export const HoldPanel = panelOf(usePortalSettings, (answer) => (
  <RulesForm of="holds" label="Requested times" form="settings-hold" answer={answer} />
));
/** What is set once and then rarely changed. */
export const RulesPanel = panelOf(usePortalSettings, (answer) => (
  <RulesForm of="limits" label="Rules" form="settings-rules" answer={answer} />
));

export interface Setting extends SettingsPlace {
  readonly Panel: ComponentType<SettingsPlace>;
  /** Whose panel it is; everybody's without one. */
  readonly may?: Permission;
  /** What people call it who do not find its own words. */
  readonly words?: string;
}

export interface SettingsGroup {
  readonly title: string;
  readonly settings: readonly Setting[];
}

/** In the order of the screen; a link to a group leads to its first setting. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'The shop',
    settings: [
      { id: 'ready', title: 'Ready to open', Panel: ReadyPanel },
      { id: 'shop', title: 'Contact and texts', Panel: ShopPanel, words: 'telephone street FAQ' },
      {
        id: 'people',
        title: 'People',
        Panel: PeoplePanel,
        may: 'manage-people',
        words: 'staff account user password',
      },
    ],
  },
  {
    title: 'Hours',
    settings: [
      { id: 'hours', title: 'Opening hours', Panel: OpeningHoursPanel, words: 'lunch' },
      { id: 'blocked', title: 'Closed days and hours', Panel: BlockedPanel, words: 'holiday vacation' },
      { id: 'hold', title: 'Requested times', Panel: HoldPanel, may: 'change-rules', words: 'appointment' },
    ],
  },
  {
    title: 'Rules, rarely changed',
    settings: [
      {
        id: 'shop-emails',
        title: 'Emails to the shop',
        Panel: ShopMailsPanel,
        may: 'change-rules',
        words: 'notice',
      },
      { id: 'mail', title: 'Outgoing mail', Panel: MailPanel, words: 'email outbox' },
      { id: 'rules', title: 'Limits', Panel: RulesPanel, may: 'change-rules', words: 'budget privacy' },
      { id: 'backups', title: 'Backups', Panel: BackupsPanel, may: 'see-backups', words: 'copy' },
      { id: 'deletions', title: 'Permanently deleted', Panel: DeletionsPanel, may: 'delete-for-good' },
    ],
  },
];
