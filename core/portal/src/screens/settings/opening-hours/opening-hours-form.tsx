import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { changeOpeningHours } from '@jeweler/core/api';
import { formatSlot } from '@jeweler/core/format';
import {
  appointmentSlots,
  type OpeningHours,
  type OpeningHoursAnswer,
  type OpeningHoursInput,
  openingHoursAnswerSchema,
  openingHoursSchema,
  weekdays,
} from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useController, useForm, useWatch } from 'react-hook-form';
import { errorMessage, presentIn } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError, submitOnce } from '../../../shared/ui/field-frame.tsx';
import { Form } from '../../../shared/ui/layout.ts';
import { UnsavedOffer } from '../../../shared/unsaved/unsaved-offer.tsx';
import { useUnsavedForm } from '../../../shared/unsaved/use-unsaved-form.ts';
import { useChange } from '../../../shared/use-change.ts';
import { OutsideList } from '../../../submissions/appointments/outside-list.tsx';
import { openingHoursKey } from '../../../submissions/use-opening-hours.ts';
import { SaveRow } from '../save-row.tsx';
import { DayList } from './day-list.tsx';
import { HoursConflict, HoursDifferences } from './hours-conflict.tsx';
import { listDifferences } from './hours-lines.ts';
import { WeekdayFields } from './weekday-fields.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.fieldset minWidth="0">
    <chakra.legend marginBottom="2" fontWeight="strong">
      {title}
    </chakra.legend>
    {children}
  </chakra.fieldset>
);

/** What was typed into this form before; the server and this computer keep it as they got it. */
const isHours = (value: unknown): value is OpeningHours => {
  const { week, closedDays, blockedHours } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof week === 'object' && week !== null && Array.isArray(closedDays) && Array.isArray(blockedHours)
  );
};

/**
 * Edits the opening hours, which are saved as a whole. The input is preserved if someone else saved first.
 */
export const OpeningHoursForm = ({ answer }: { answer: OpeningHoursAnswer }) => {
  const { queries } = usePortal();
  const { run } = useChange({ awaitsData: false });
  /** The version that the form was filled in with. */
  const [base, setBase] = useState(answer);
  /** The version someone else has saved meanwhile, and the one that was to be saved here. */
  const [conflict, setConflict] = useState<{ present: OpeningHoursAnswer; mine: OpeningHours }>();
  const [outside, setOutside] = useState<readonly AgendaItem[]>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<OpeningHoursInput, unknown, OpeningHours>({
    resolver: zodResolver(openingHoursSchema),
    defaultValues: answer.hours,
  });
  const { handleSubmit, reset, formState } = form;
  const { isDirty, isSubmitting } = formState;

  const entered = useWatch({ control: form.control }) as OpeningHoursInput;
  const { offer, closeOffer } = useUnsavedForm<{ hours?: OpeningHours }>({
    form: 'opening-hours',
    revision: base.revision,
    select: ({ hours }) =>
      isHours(hours) && listDifferences(answer.hours, hours).length > 0 ? { hours } : {},
    // With an hour that is not filled in yet, too.
    typed: isDirty && isHours(entered) ? { hours: entered } : {},
  });
  const restore = () => {
    if (offer?.changes.hours) reset(offer.changes.hours, { keepDefaultValues: true });
    closeOffer();
  };

  const take = (taken: OpeningHoursAnswer) => {
    setBase(taken);
    setConflict(undefined);
    reset(taken.hours);
  };
  useEffect(() => {
    if (answer.revision === base.revision || isDirty) return;
    setBase(answer);
    reset(answer.hours);
  }, [answer, base, isDirty, reset]);

  const save = async (hours: OpeningHours, revision: number) => {
    setFailure(undefined);
    setOutside(undefined);
    setConflict(undefined);
    try {
      const saved = await run(async (http) => {
        const changed = await changeOpeningHours(http, { hours, revision });
        queries.setQueryData(openingHoursKey, changed);
        return changed;
      });
      if (!saved) return;
      take(saved);
      setOutside(saved.outside);
    } catch (error) {
      const theirs = presentIn(error, openingHoursAnswerSchema);
      if (theirs) setConflict({ present: theirs, mine: hours });
      else setFailure(errorMessage(error));
    }
  };
  const submit = (revision: number) => handleSubmit((valid) => save(valid, revision));

  return (
    <FormProvider {...form}>
      <Form
        aria-label="Opening hours"
        gap="7"
        px="panel"
        py="5"
        onSubmit={submitOnce(isSubmitting || !isDirty, submit(base.revision))}
      >
        {offer?.changes.hours ? (
          <UnsavedOffer savedAt={offer.savedAt} onRestore={restore} onDiscard={closeOffer}>
            <HoursDifferences present={answer.hours} mine={offer.changes.hours} />
          </UnsavedOffer>
        ) : null}
        <Part title="Every week">
          {weekdays.map((weekday) => (
            <WeekdayFields key={weekday} weekday={weekday} />
          ))}
        </Part>
        <Part title="Closed days">
          <DayList name="closedDays" what="closed day" add="Add a closed day" />
        </Part>
        <Part title="Blocked hours">
          <DayList name="blockedHours" what="day with blocked hours" add="Block hours on a day">
            {(index) => <BlockedSlots index={index} />}
          </DayList>
        </Part>
        {conflict ? (
          <HoursConflict
            present={conflict.present.hours}
            mine={conflict.mine}
            busy={isSubmitting}
            onSaveMine={() => void submit(conflict.present.revision)()}
            onTakeTheirs={() => take(conflict.present)}
          />
        ) : null}
        {failure === undefined ? null : <FieldError announced>{failure}</FieldError>}
        <OutsideList items={outside} />
        <SaveRow isChanged={isDirty} isSaving={isSubmitting} label="Save opening hours" />
      </Form>
    </FormProvider>
  );
};

/** The hours of a day that cannot be booked. */
const BlockedSlots = ({ index }: { index: number }) => {
  const { field, fieldState } = useController<OpeningHours, `blockedHours.${number}.slots`>({
    name: `blockedHours.${index}.slots`,
  });
  const chosen = field.value;
  const error = fieldState.error?.message;
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend srOnly>Hours that are blocked</chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(6.75rem, 100%), 1fr))">
        {appointmentSlots.map((slot) => (
          <Checkbox
            key={slot}
            checked={chosen.includes(slot)}
            onChange={(isChosen) =>
              field.onChange(
                appointmentSlots.filter((each) => (each === slot ? isChosen : chosen.includes(each))),
              )
            }
          >
            {formatSlot(slot)}
          </Checkbox>
        ))}
      </chakra.div>
      {error ? <FieldError>{error}</FieldError> : null}
    </chakra.fieldset>
  );
};
