import { chakra } from '@chakra-ui/react';
import { ApiError } from '@jeweler/core/api';
import { dayAfter, shopDay } from '@jeweler/core/business';
import type { SettingsAnswer } from '@jeweler/core/schemas';
import { type FormEvent, useState } from 'react';
import { wholeDay } from '../../shared/day-labels.ts';
import { errorMessage } from '../../shared/errors.ts';
import { useSecondFactor } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { usePortalSettings } from './use-portal-settings.ts';

/** Time for everybody to set one up. */
const NOTICE_DAYS = 14;

interface SecondFactorSettingProps {
  answer: SettingsAnswer;
  change: ReturnType<typeof usePortalSettings>['change'];
}

/** From which day on everybody needs a second factor. */
export const SecondFactorSetting = ({ answer, change }: SecondFactorSettingProps) => {
  const { revision } = answer;
  const { secondFactorFrom: from } = answer.settings;
  const hasOwn = useSecondFactor()?.since != null;
  const [day, setDay] = useState(() => dayAfter(shopDay(new Date()), NOTICE_DAYS));
  const [fault, setFault] = useState<string>();
  const set = async (secondFactorFrom: string | null) => {
    setFault(undefined);
    try {
      await change({ secondFactorFrom }, revision);
    } catch (error) {
      setFault((error instanceof ApiError && error.fields.secondFactorFrom) || errorMessage(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '') setFault('Please choose a day.');
    else if (!hasOwn) setFault('Set up your own second factor first, under “Your account”.');
    else void set(day);
  };
  return (
    <chakra.form
      noValidate
      aria-label="Second factor"
      display="grid"
      gap="4"
      justifyItems="start"
      width="full"
      paddingTop="4"
      borderTop="1px solid"
      borderColor="admin.rule"
      onSubmit={submit}
    >
      <p role="status">
        {from === null
          ? 'A second factor at the sign-in is everybody’s own choice.'
          : `From ${wholeDay(from)}, whoever has no second factor can only set one up.`}
      </p>
      {from === null ? (
        <TextField
          label="Everybody needs one from"
          type="date"
          width="12rem"
          value={day}
          error={fault}
          announced
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
      ) : null}
      {from === null ? (
        <Button type="submit">Ask everybody for it</Button>
      ) : (
        <Button onClick={() => void set(null)}>No longer ask for it</Button>
      )}
    </chakra.form>
  );
};
