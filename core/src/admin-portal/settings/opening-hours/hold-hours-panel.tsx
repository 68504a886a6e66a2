import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type PortalSettings, type SettingsAnswer, settingsChangeSchema } from '../../../schemas/index.ts';
import { Button } from '../../components/button.tsx';
import { submitOnce } from '../../components/submit-once.ts';
import { TextField } from '../../components/text-field.tsx';
import { failureSentence } from '../../words/failure-sentence.ts';
import { SettingsPanel } from '../settings-panel.tsx';
import { usePortalSettings } from '../use-portal-settings.ts';

type Hold = Pick<PortalSettings, 'holdHours'>;
const holdSchema = settingsChangeSchema.shape.settings.pick({ holdHours: true }).required();

/** How long a request that nobody has confirmed keeps its time from others. */
export const HoldHoursPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel title="Requests that are not confirmed" query={query}>
      {(answer) => <HoldHoursForm answer={answer} change={query.change} />}
    </SettingsPanel>
  );
};

interface HoldHoursFormProps {
  answer: SettingsAnswer;
  change: ReturnType<typeof usePortalSettings>['change'];
}

const HoldHoursForm = ({ answer, change }: HoldHoursFormProps) => {
  /** The version that was looked at when the form was filled in. */
  const [base, setBase] = useState(answer);
  const [came, setCame] = useState<'changed' | 'conflict'>();
  const { register, handleSubmit, reset, setError, formState } = useForm<Hold>({
    resolver: zodResolver(holdSchema),
    defaultValues: { holdHours: answer.settings.holdHours },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => {
    if (answer.revision === base.revision || isDirty) return;
    setBase(answer);
    reset({ holdHours: answer.settings.holdHours });
  }, [answer, base, isDirty, reset]);

  const save = async (settings: Hold) => {
    try {
      // After a conflict the person has been shown what it is now.
      const result = await change(settings, came === 'conflict' ? answer.revision : base.revision);
      if (result === 'changed') reset(settings);
      setCame(result);
    } catch (error) {
      setCame(undefined);
      setError('holdHours', { type: 'server', message: failureSentence(error) });
    }
  };
  const conflict =
    came === 'conflict'
      ? `Nothing was saved: somebody has changed the settings meanwhile, it is ${answer.settings.holdHours} hours now. Save again to have yours.`
      : undefined;

  return (
    <chakra.form
      noValidate
      aria-label="Requests that are not confirmed"
      display="grid"
      gap="4"
      justifyItems="start"
      px={{ base: '4', lg: '5' }}
      py="5"
      onSubmit={submitOnce(isSubmitting, handleSubmit(save))}
    >
      <TextField
        label="Hours that a request keeps its time"
        hint="Counted from its receipt. After that others can book the time, and the agenda says so."
        inputMode="numeric"
        width="8rem"
        error={errors.holdHours?.message ?? conflict}
        announced={errors.holdHours?.type === 'server' || conflict !== undefined}
        {...register('holdHours', {
          setValueAs: (value: string | number) => (value === '' ? null : Number(value)),
        })}
      />
      <chakra.div display="flex" alignItems="center" gap="4">
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
        <span role="status">{came === 'changed' && !isDirty ? 'Saved.' : ''}</span>
      </chakra.div>
    </chakra.form>
  );
};
