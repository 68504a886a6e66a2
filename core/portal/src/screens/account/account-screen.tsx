import { chakra } from '@chakra-ui/react';
import { lockMinutes } from '@jeweler/core/schemas';
import { useAtom } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import {
  type ColorChoice,
  chooseColors,
  colorChoice,
  subscribeToColorScheme,
} from '../../shared/color-scheme.ts';
import { hasSingleKeysAtom } from '../../shared/data-list/use-screen-keys.ts';
import { type HostLock, useLockState } from '../../shared/host/host-lock.ts';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { useHostSettings } from '../../shared/host/host-settings.ts';
import { useHost } from '../../shared/portal.ts';
import { NameForm } from '../../shared/session/name-form.tsx';
import { OpenSessions } from '../../shared/session/open-sessions.tsx';
import { useSecondFactor, useUsername } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { PanelBody, Quiet } from '../../shared/ui/layout.ts';
import { TitledPanel } from '../../shared/ui/panel.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { PasswordForm } from './password-form.tsx';
import { PinSettings } from './pin-settings.tsx';
import { PrintSettings } from './print-settings.tsx';
import { SecondFactorGroup } from './second-factor/second-factor-group.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** The signed-in person's settings: password, and how the portal looks and locks on this computer. */
export const AccountScreen = () => {
  const username = useUsername();
  const factor = useSecondFactor();
  const { lock, notifications, printing } = useHost();
  const [hasSingleKeys, setSingleKeys] = useAtom(hasSingleKeysAtom);
  return (
    <chakra.div display="grid" gap="6" maxWidth="52rem">
      <chakra.header _print={{ display: 'none' }}>
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
      {factor ? (
        <Section title="Second factor" isPrinted>
          <SecondFactorGroup factor={factor} />
        </Section>
      ) : null}
      <TitledPanel title="Where you are signed in">
        <OpenSessions />
      </TitledPanel>
      <Section title="On this device">
        <ColorSettings />
        <SettingsGroup
          legend="Keyboard"
          hint="Such as / for the search and j for the next row. Press ? for all keys."
        >
          <Checkbox checked={hasSingleKeys} onChange={setSingleKeys}>
            Single-key shortcuts
          </Checkbox>
        </SettingsGroup>
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

const options = [
  { value: 'system', label: 'Follow the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: ColorChoice; label: string }[];

/** Light, dark, or the system's color scheme. */
const ColorSettings = () => {
  const choice = useSyncExternalStore(subscribeToColorScheme, colorChoice);
  return <RadioGroup<ColorChoice> label="Colors" value={choice} options={options} onChange={chooseColors} />;
};

/** What this computer's notifications show, and when; rendered only where the host supports notifications. */
const NotificationSettings = ({ notifications }: { notifications: HostNotifications }) => {
  const { change } = notifications;
  const { showsNames, quietWhenClosed } = useHostSettings(notifications);
  return (
    <SettingsGroup
      legend="Notifications"
      hint="Without names, notifications only say what has arrived, such as “A new message”. They never show a name while the screens are locked. What arrives outside opening hours is counted either way."
    >
      <Checkbox checked={showsNames} onChange={(on) => change({ showsNames: on })}>
        Show who has sent a new request
      </Checkbox>
      <Checkbox checked={quietWhenClosed} onChange={(on) => change({ quietWhenClosed: on })}>
        Only during opening hours
      </Checkbox>
    </SettingsGroup>
  );
};

/** What a computer is set up with once, and a seller does not need. */
const SetUpOnce = ({ children }: { children: ReactNode }) => (
  <chakra.details minWidth="0">
    <chakra.summary width="fit-content" paddingY="2" fontSize="small" fontWeight="medium" cursor="pointer">
      PIN and printing
    </chakra.summary>
    <chakra.div display="grid" gap="6" paddingTop="4">
      {children}
    </chakra.div>
  </chakra.details>
);

interface SectionProps {
  title: string;
  /** The one whose recovery codes are for paper. */
  isPrinted?: boolean;
  children: ReactNode;
}

const Section = ({ title, isPrinted = false, children }: SectionProps) => (
  <TitledPanel
    title={title}
    _print={
      isPrinted ? { border: 'none', bg: 'white', '& header': { display: 'none' } } : { display: 'none' }
    }
  >
    <PanelBody gap="6" paddingTop="5" paddingBottom="6">
      {children}
    </PanelBody>
  </TitledPanel>
);

const lockOptions = lockMinutes.map((value) => ({
  value,
  label: value === 0 ? 'Never' : `${value} minutes`,
}));

/** When the portal locks on this computer; rendered only where the host supports locking. */
const LockSettings = ({ lock }: { lock: HostLock }) => {
  const { minutes, onClose } = useLockState(lock);
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <RadioGroup
        label="Lock after inactivity"
        value={minutes}
        options={lockOptions}
        onChange={lock.setMinutes}
      />
      <Checkbox checked={onClose} onChange={lock.setOnClose}>
        Lock when the window is closed and the console keeps running
      </Checkbox>
      <Quiet>
        The screens are hidden until you enter your password or PIN
        {lock.unlockByTouchId ? ', or use Touch ID' : ''}. If you set a time, they are also locked when the
        computer is locked or goes to sleep.
      </Quiet>
      <Button marginTop="2" onClick={lock.lock}>
        Lock now
      </Button>
    </chakra.div>
  );
};
