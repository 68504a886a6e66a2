import { chakra } from '@chakra-ui/react';
import { type HostLock, lockMinutes, useLockState } from '../../shared/host/host-lock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Quiet } from '../../shared/ui/layout.ts';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';

const options = lockMinutes.map((value) => ({
  value,
  label: value === 0 ? 'Never' : `${value} minutes`,
}));

/** When the portal locks on this computer; rendered only where the host supports locking. */
export const LockSettings = ({ lock }: { lock: HostLock }) => {
  const { minutes, onClose } = useLockState(lock);
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <RadioGroup
        label="Lock after inactivity"
        value={minutes}
        options={options}
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
      <Button variant="line" marginTop="2" onClick={lock.lock}>
        Lock now
      </Button>
    </chakra.div>
  );
};
