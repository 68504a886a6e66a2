import { chakra } from '@chakra-ui/react';
import { shopDateTime } from '@jeweler/core/business';
import { useNow } from '../../../shared/live/clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Form } from '../../../shared/ui/layout.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../../shared/use-field-form.ts';
import { ShopZone } from '../../../submissions/appointments/shop-zone.tsx';

interface PublicationFormProps {
  busy: boolean;
  /** ISO date-time of the planned publication, if there is one. */
  planned: string | undefined;
  onPlan: (at: string) => void;
}

/** An instant as the field shows it: the shop's clock. */
const toLocal = (instant: Date) => shopDateTime(instant).replace(' ', 'T');

/** The day and hour at which the server publishes it by itself. */
export const PublicationForm = ({ busy, planned, onPlan }: PublicationFormProps) => {
  const now = useNow();
  const { field, onSubmit } = useFieldForm(
    { defaultValues: { at: planned === undefined ? '' : toLocal(new Date(planned)) } },
    async ({ at }) => {
      if (!busy) onPlan(at);
    },
  );
  const validate = (at: string) => {
    if (at === '') return 'Please choose a day and a time.';
    return at > toLocal(now) || 'Please choose a time that is still to come.';
  };
  return (
    <Form aria-label="Schedule publication" justifyItems="start" gap="4" onSubmit={onSubmit}>
      <ShopZone now={now} />
      <chakra.div width="min(100%, 18rem)">
        <TextField
          type="datetime-local"
          label="Day and time, on the shop’s clock"
          min={toLocal(now)}
          {...field('at', { validate })}
        />
      </chakra.div>
      <Button type="submit" aria-disabled={busy}>
        Publish then
      </Button>
    </Form>
  );
};
