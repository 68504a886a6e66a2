import { chakra } from '@chakra-ui/react';
import { shopDateTime } from '@jeweler/core/business';
import { type FormEvent, useState } from 'react';
import { useNow } from '../../../shared/live/clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Form } from '../../../shared/ui/layout.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
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
  const [at, setAt] = useState(planned === undefined ? '' : toLocal(new Date(planned)));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem =
      at === ''
        ? 'Please choose a day and a time.'
        : at <= toLocal(now)
          ? 'Please choose a time that is still to come.'
          : undefined;
    setError(problem);
    if (problem === undefined && !busy) onPlan(at);
  };
  return (
    <Form aria-label="Schedule publication" justifyItems="start" gap="4" onSubmit={submit}>
      <ShopZone now={now} />
      <chakra.div width="min(100%, 18rem)">
        <TextField
          type="datetime-local"
          label="Day and time, on the shop’s clock"
          min={toLocal(now)}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
          error={error}
          announced
        />
      </chakra.div>
      <Button type="submit" aria-disabled={busy}>
        Publish then
      </Button>
    </Form>
  );
};
