import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useHost } from '../../shared/portal.ts';
import { NameForm } from '../../shared/session/name-form.tsx';
import { useUsername } from '../../shared/session/use-session.ts';
import { Panel, PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { ColorSettings } from './color-settings.tsx';
import { LockSettings } from './lock-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PasswordForm } from './password-form.tsx';
import { PinSettings } from './pin-settings.tsx';
import { PrintSettings } from './print-settings.tsx';

/** The signed-in person's settings: password, and how the portal looks and locks on this computer. */
export const AccountScreen = () => {
  const username = useUsername();
  const { lock, notifications, printing } = useHost();
  return (
    <chakra.div display="grid" gap="6" maxWidth="52rem">
      <chakra.header>
        <ScreenTitle fontSize="2.25rem">Your account</ScreenTitle>
        <chakra.p marginTop="2" color="admin.quiet" overflowWrap="anywhere">
          {username === undefined ? 'Signed in.' : `Signed in as ${username}.`}
        </chakra.p>
      </chakra.header>
      <Section title="How you sign">
        <NameForm />
      </Section>
      <Section title="Change your password">
        <PasswordForm />
      </Section>
      <Section title="On this device">
        <ColorSettings />
        {lock ? <LockSettings lock={lock} /> : null}
        {notifications ? <NotificationSettings notifications={notifications} /> : null}
        {lock || printing ? (
          <SetUpOnce>
            {lock ? <PinSettings lock={lock} /> : null}
            {printing ? <PrintSettings printing={printing} /> : null}
          </SetUpOnce>
        ) : null}
      </Section>
    </chakra.div>
  );
};

/** What a computer is set up with once, and a seller does not need. */
const SetUpOnce = ({ children }: { children: ReactNode }) => (
  <chakra.details minWidth="0">
    <chakra.summary
      width="fit-content"
      paddingY="2"
      fontSize="small"
      fontWeight="medium"
      lineHeight="snug"
      cursor="pointer"
    >
      PIN and printing
    </chakra.summary>
    <chakra.div display="grid" gap="6" paddingTop="4">
      {children}
    </chakra.div>
  </chakra.details>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <PanelTitle id={id}>{title}</PanelTitle>
      </PanelHead>
      <chakra.div display="grid" gap="6" px={{ base: '4', lg: '5' }} paddingTop="5" paddingBottom="6">
        {children}
      </chakra.div>
    </Panel>
  );
};
