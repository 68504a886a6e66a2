import { zodResolver } from '@hookform/resolvers/zod';
import { isSameTime, type Move, moveSchema, type SubmissionRecord } from '@jeweler/core/submissions';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../shared/ui/button.tsx';
import { Flow, Form, Quiet } from '../../shared/ui/layout.ts';
import { onEscape } from '../../shared/ui/on-escape.ts';
import { useFieldForm } from '../../shared/use-field-form.ts';
import type { Changes } from '../use-changes.ts';
import { WhenFields } from './when-fields.tsx';

/**
 * `propose`: the visitor has yet to agree; `move`: the visitor has agreed already, for example by telephone.
 */
export type MoveKind = 'propose' | 'move';

const texts: Readonly<Record<MoveKind, { title: string; hint: string; send: string }>> = {
  propose: {
    title: 'Propose another time',
    hint: 'The new time is held for the visitor. Ask whether it suits them, then confirm.',
    send: 'Propose this time',
  },
  move: {
    title: 'Move',
    hint: 'For a new time that the visitor has agreed to. The appointment is then confirmed.',
    send: 'Move and confirm',
  },
};

interface MoveFormProps {
  kind: MoveKind;
  record: SubmissionRecord;
  changes: Changes;
  onClose: () => void;
}

const timeSchema = moveSchema.pick({ day: true, slot: true, hours: true });
type Time = Pick<Move, 'day' | 'slot' | 'hours'>;

const PRESENT_MESSAGE = 'This is its present time. Please choose another time, or how long it takes.';

/** What a change of the time depends on. */
const stateOf = ({ status, appointment, wish }: SubmissionRecord): string =>
  JSON.stringify([status, appointment, wish]);

/** Picks another day, hour and duration for an appointment from the available slots. */
export const MoveForm = ({ kind, record, changes, onClose }: MoveFormProps) => {
  const { title, hint, send } = texts[kind];
  const { appointment } = record;
  // A time is chosen for what was seen then: not for what the visitor or a colleague has made of it since.
  const [seen] = useState(record);
  const { revision } = stateOf(seen) === stateOf(record) ? record : seen;
  const { form, isSubmitting, onSubmit, setError, setFocus } = useFieldForm<Time>(
    {
      resolver: zodResolver(timeSchema),
      defaultValues: { day: appointment?.day ?? '', hours: appointment?.hours ?? 1 },
    },
    async (time): Promise<void> => {
      if (isSameTime(time, appointment))
        return setError('slot', { type: 'server', message: PRESENT_MESSAGE }, { shouldFocus: true });
      const status = kind === 'propose' ? 'proposed' : 'confirmed';
      if (await changes.move({ ...record, revision }, { ...time, status }, true)) onClose();
    },
  );
  // Focus continues in the form that was just opened.
  useEffect(() => setFocus('day'), [setFocus]);

  return (
    <FormProvider {...form}>
      <Form
        aria-label={title}
        gap="4"
        padding="4"
        border="rule"
        borderRadius="admin"
        onSubmit={onSubmit}
        onKeyDown={onEscape(onClose)}
      >
        <Quiet>{hint}</Quiet>
        <WhenFields present={appointment ?? undefined} />
        <Flow>
          <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
            {send}
          </Button>
          <Button variant="bare" onClick={onClose}>
            Never mind
          </Button>
        </Flow>
      </Form>
    </FormProvider>
  );
};
