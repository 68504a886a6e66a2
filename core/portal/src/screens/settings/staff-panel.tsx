import { chakra } from '@chakra-ui/react';
import { errorMessage } from '../../shared/errors.ts';
import { useHost } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SecondFactorSetting } from './second-factor-setting.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

/** Whether people who are no owners may change what the shop says of itself, and its prices. */
export const StaffPanel = () => {
  const query = usePortalSettings();
  const { notify } = useHost();
  const set = async (staffEditShop: boolean, revision: number) => {
    try {
      await query.change({ staffEditShop }, revision);
    } catch (error) {
      notify({ tone: 'error', title: 'Nothing was changed', text: errorMessage(error) });
    }
  };
  return (
    <SettingsPanel id="staff" title="What staff may change" query={query}>
      {(answer) => {
        const {
          settings: { staffEditShop: isOn },
          revision,
        } = answer;
        return (
          <chakra.div display="grid" gap="4" justifyItems="start" padding={{ base: '4', lg: '5' }}>
            <p role="status">
              {isOn
                ? 'Staff may change the shop’s phone, email, address and service prices, as owners do.'
                : 'Only owners may change the shop’s phone, email, address and service prices.'}
            </p>
            <Button onClick={() => void set(!isOn, revision)}>
              {isOn ? 'Only owners' : 'Let staff change them'}
            </Button>
            <SecondFactorSetting answer={answer} change={query.change} />
          </chakra.div>
        );
      }}
    </SettingsPanel>
  );
};
