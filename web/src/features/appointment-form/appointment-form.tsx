import { requestAppointment } from '@jeweler/core/api';
import { appointmentTypeChoices, shopInstant, typeOfCategory } from '@jeweler/core/business';
import { formatDay, formatSlot } from '@jeweler/core/format';
import {
  type AppointmentType,
  appointmentTypes,
  NOT_HELD_MESSAGE,
  type Product,
  type ShopAddress,
  SLOT_TAKEN_MESSAGE,
  type SubmissionAnswer,
} from '@jeweler/core/schemas';
import { type AppointmentRequest, appointmentFacts, type DayAndSlot } from '@jeweler/core/submissions';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { styled } from '#styled-system/jsx';
import { Actions } from '../../components/actions/button.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { answeredText } from '../../components/form/submission-confirmation.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { useCategories } from '../../data/use-catalogue.ts';
import { usePiece } from '../../data/use-piece.ts';
import { useAddress } from '../../data/use-shop.ts';
import { http } from '../../lib/http.ts';
import { takeSlot, unansweredAtom } from './availability.ts';
import { PieceLine } from './piece-line.tsx';
import { WhenFields } from './when-fields.tsx';

const empty = { name: '', email: '', phone: '', appointmentDate: '', notes: '' };

const isHeld = ({ message }: SubmissionAnswer): boolean => message !== NOT_HELD_MESSAGE;

/**
 * `appointmentDate` is a plain day. It is sent as the instant of its slot on the shop's clock, so that the
 * day is the selected one in any time zone of the visitor.
 */
const createSubmission = (
  product: Product | undefined,
  address: ShopAddress | undefined,
  setUnanswered: (slot?: DayAndSlot) => void,
): Submission<AppointmentRequest> => ({
  send: (request) => {
    const { appointmentDate: day, appointmentTime: slot } = request;
    setUnanswered({ day, slot });
    const appointmentDate = shopInstant(day, slot).toISOString();
    return requestAppointment(http, { ...request, appointmentDate, piece: product?.slug });
  },
  success: (_, answer) => ({
    title: 'Appointment Request Submitted',
    text: isHeld(answer)
      ? 'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.'
      : NOT_HELD_MESSAGE,
  }),
  failure: {
    title: 'Error',
    text: 'There was a problem booking your appointment. Please try again.',
    fromServer: true,
  },
  fields: ['appointmentType', 'appointmentDate', 'appointmentTime', 'name', 'email', 'phone', 'notes'],
  confirmation: (request, answer) => ({
    title: `You requested ${formatDay(request.appointmentDate)}, at ${formatSlot(request.appointmentTime)}`,
    facts: appointmentFacts(request, product?.name, address),
    next: isHeld(answer)
      ? 'We’ll confirm it or suggest another time, by email or phone.'
      : 'This time is not held for you yet: the jeweler will call you to confirm it, or to find another.',
    visit: answeredText(answer.visit),
  }),
  onSuccess: ({ appointmentDate, appointmentTime }, answer) => {
    setUnanswered();
    if (isHeld(answer)) void takeSlot(appointmentDate, appointmentTime);
  },
  onFailure: async ({ appointmentDate, appointmentTime }, failure) => {
    // Before the focus moves to the times: it must not land on the slot that becomes disabled.
    if (failure?.fields.appointmentTime !== SLOT_TAKEN_MESSAGE) return;
    setUnanswered();
    await takeSlot(appointmentDate, appointmentTime);
  },
});

/** What the URL asks for: `?type=`, or what suits the piece; undefined while neither is known. */
const useWantedType = (product: Product | undefined): AppointmentType | undefined => {
  const asked = useSearchParams()[0].get('type');
  const category = useCategories().find(({ id }) => id === product?.category_id);
  return appointmentTypes.find((type) => type === asked) ?? (product && typeOfCategory(category?.slug));
};

/** Requests an appointment, about the piece that the URL names, and reports the result (SPEC sections 4, 5 and 8). */
export const AppointmentForm = () => {
  const product = usePiece();
  const wantedType = useWantedType(product);
  return (
    <Form
      rules={({ appointmentFormSchema }) => appointmentFormSchema}
      defaultValues={{ ...empty, ...(wantedType && { appointmentType: wantedType }) }}
      submission={createSubmission(product, useAddress(), useSetAtom(unansweredAtom))}
      label="Book an Appointment"
      action="/api/appointment"
      withHoneypot
    >
      {product ? <PieceLine product={product} /> : null}
      <AppointmentFields wantedType={wantedType} />
    </Form>
  );
};

const AppointmentFields = ({ wantedType }: { wantedType: AppointmentType | undefined }) => {
  const { getValues, setValue } = useFormContext<AppointmentRequest>();
  useEffect(() => {
    // Known only once the list of products is there, as after a navigation.
    if (wantedType && !getValues('appointmentType')) setValue('appointmentType', wantedType);
  }, [wantedType, getValues, setValue]);
  return (
    <styled.div css={{ display: 'grid', gap: '12' }}>
      <ChoiceField
        name="appointmentType"
        legend="Appointment type"
        arrangement="pair"
        choices={appointmentTypeChoices}
      />
      <WhenFields />
      <Fields pair>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <FullWidth>
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        </FullWidth>
        <FullWidth>
          <TextField name="notes" label="Notes" multiline optional />
        </FullWidth>
      </Fields>
      <Actions css={{ columnGap: '4' }}>
        <SubmitButton pending="Submitting...">Request Appointment</SubmitButton>
        <ChosenTime />
      </Actions>
    </styled.div>
  );
};

/** The day and time to be requested, once both are selected. */
const ChosenTime = () => {
  const [day, slot] = useWatch<AppointmentRequest, ['appointmentDate', 'appointmentTime']>({
    name: ['appointmentDate', 'appointmentTime'],
  });
  return (
    <styled.output css={{ fontSize: 'small', color: 'fg.quiet', textStyle: 'figures' }}>
      {day && slot ? `${formatDay(day)}, at ${formatSlot(slot)}` : null}
    </styled.output>
  );
};
