import { changeOpeningHours } from '@jeweler/core/api';
import { capitalized, formatHours } from '@jeweler/core/format';
import {
  type DayHours,
  type OpeningHoursAnswer,
  openingHoursAnswerSchema,
  openingHoursSchema,
  weekdays,
} from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import { useState } from 'react';
import { presentIn } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
import { OutsideList } from '../../../submissions/appointments/outside-list.tsx';
import { openingHoursKey } from '../../../submissions/use-opening-hours.ts';
import { SharedForm } from '../shared-form.tsx';
import { WeekdayFields } from './weekday-fields.tsx';

const weekSchema = openingHoursSchema.shape.week;

/** The hours of every week. Closed days and blocked hours are changed where they are listed, and in the agenda. */
export const OpeningHoursForm = ({ answer: { hours, revision } }: { answer: OpeningHoursAnswer }) => {
  const { session, queries } = usePortal();
  const [outside, setOutside] = useState<readonly AgendaItem[]>();
  const save = async (changes: object, revision: number) => {
    setOutside(undefined);
    const week = { ...hours.week, ...changes };
    try {
      const saved = await changeOpeningHours(session.http, { hours: { ...hours, week }, revision });
      queries.setQueryData(openingHoursKey, saved);
      setOutside(saved.outside);
      return saved.revision;
    } catch (failure) {
      const theirs = presentIn(failure, openingHoursAnswerSchema);
      if (!theirs) throw failure;
      queries.setQueryData(openingHoursKey, theirs);
      return undefined;
    }
  };
  return (
    <SharedForm
      label="Opening hours"
      form="opening-hours"
      subject="the opening hours"
      present={hours.week}
      revision={revision}
      schema={weekSchema}
      isValid={(_, value) => weekSchema.valueType.safeParse(value).success}
      describe={(weekday, value) =>
        `${capitalized(weekday)}, ${value ? formatHours(value as DayHours) : 'closed'}`
      }
      save={save}
      action="Save opening hours"
      outcome={<OutsideList items={outside} />}
    >
      <div>
        {weekdays.map((weekday) => (
          <WeekdayFields key={weekday} weekday={weekday} />
        ))}
      </div>
    </SharedForm>
  );
};
