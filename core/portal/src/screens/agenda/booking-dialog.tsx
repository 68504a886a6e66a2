import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { bookAppointment } from '@jeweler/core/api';
import { appointmentTypeChoices } from '@jeweler/core/business';
import { formatAppointment } from '@jeweler/core/format';
import { type PhoneBooking, phoneBookingSchema } from '@jeweler/core/submissions';
import { atom } from 'jotai';
import { useEffect, useState } from 'react';
import { Controller, type DefaultValues, FormProvider } from 'react-hook-form';
import { newKey } from '../../shared/new-key.ts';
import { usePortal } from '../../shared/portal.ts';
import { useUsername } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field-frame.tsx';
import { Form, Quiet } from '../../shared/ui/layout.ts';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TileGroup } from '../../shared/ui/tile-group.tsx';
import { TypingDialog } from '../../shared/ui/typing-dialog.tsx';
import { useOpener } from '../../shared/ui/use-focus-keeping.ts';
import { useChange } from '../../shared/use-change.ts';
import { useFieldForm } from '../../shared/use-field-form.ts';
import type { HourStart } from '../../submissions/appointments/hour-ranges.ts';
import { WhenFields } from '../../submissions/appointments/when-fields.tsx';
import { getSender } from '../../submissions/labels.ts';

/** Stays in view while the form is scrolled below it; on low windows it would leave too little of the form. */
const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    marginInline: { base: '-4', lg: '-5' },
    marginBottom: { base: '-4', lg: '-5' },
    px: 'panel',
    py: '3',
    bg: 'admin.panel',
    borderTop: 'rule',
    '@media (min-height: 30rem)': { position: 'sticky', bottom: '0', zIndex: '1' },
  },
});

/** The focusable element in the grid for a slot; focus moves there after booking. */
const findFocusableCell = ({ day, slot }: HourStart) =>
  document.querySelector<HTMLElement>(`[data-cell="${day} ${slot}"] [data-position]`);

const nothing = { name: '', phone: '', email: '', notes: '', hours: 1 } as const;

/**
 * What somebody has typed or chosen, until it is booked or discarded: there again after a session that ended, or
 * somebody went back to another screen. In this window only, because it is about a visitor.
 */
const typedAtom = atom<Readonly<Record<string, DefaultValues<PhoneBooking>>>>({});

interface BookingProps {
  start: HourStart;
  onClose: () => void;
}

/**
 * Books an appointment that was made by telephone or at the counter. The input is preserved until it has been stored; a
 * booking that is sent again after a lost response is stored only once, thanks to its key, and the server says so if it
 * was changed meanwhile.
 */
export const BookingDialog = ({ start, onClose }: BookingProps) => {
  const finalFocus = useOpener(() => findFocusableCell(start));
  const { host, store } = usePortal();
  const by = useUsername() ?? '';
  const [kept] = useState(() => store.get(typedAtom)[by]);
  const close = () => {
    store.set(typedAtom, {});
    onClose();
  };
  // So that the agenda behind the dialog shows the booking when the form closes.
  const { run } = useChange();
  const { form, field, failure, isSubmitting, onSubmit } = useFieldForm<PhoneBooking>(
    {
      resolver: zodResolver(phoneBookingSchema),
      defaultValues: { key: newKey(), ...nothing, ...kept, ...start },
    },
    async (booking) => {
      const record = await run((http) => bookAppointment(http, booking));
      if (!record) return;
      const when = record.appointment ? formatAppointment(record.appointment) : '';
      host.notify({ tone: 'success', title: 'Booked', text: `${getSender(record)}, ${when}` });
      close();
    },
    'root',
  );
  const { watch } = form;
  useEffect(() => {
    // As it changes: tiles change it after their own event.
    const { unsubscribe } = watch((all) => store.set(typedAtom, { [by]: all }));
    return unsubscribe;
  }, [by, store, watch]);

  return (
    <TypingDialog
      narrow
      title="Add booking"
      wasTyped={kept !== undefined}
      onClose={close}
      finalFocus={finalFocus}
    >
      <FormProvider {...form}>
        <Form aria-label="Add booking" padding="panel" onSubmit={onSubmit}>
          {kept ? <Quiet role="status">What you had typed is here again.</Quiet> : null}
          <TextField data-autofocus label="Name" dir="auto" autoComplete="off" {...field('name')} />
          <chakra.div
            display="grid"
            gap="5"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          >
            <TextField label="Phone (optional)" type="tel" autoComplete="off" {...field('phone')} />
            <TextField
              label="Email (optional)"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              {...field('email')}
            />
          </chakra.div>
          <Controller
            control={form.control}
            name="type"
            render={({ field: { value, onChange, ref }, fieldState }) => (
              <TileGroup
                label="Type"
                value={value}
                options={appointmentTypeChoices}
                columns="repeat(auto-fill, minmax(9rem, 1fr))"
                onChange={onChange}
                error={fieldState.error?.message}
                focusRef={ref}
              />
            )}
          />
          <WhenFields />
          <TextAreaField label="Notes (optional)" {...field('notes')} />
          <Foot>
            <FieldError announced>{failure}</FieldError>
            <Button type="submit" variant="solid" justifySelf="start" aria-disabled={isSubmitting}>
              {isSubmitting ? 'Booking...' : 'Book'}
            </Button>
          </Foot>
        </Form>
      </FormProvider>
    </TypingDialog>
  );
};
