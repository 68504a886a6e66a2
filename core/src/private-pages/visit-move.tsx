/** @jsxRuntime automatic */
import { formatDay, formatTimes } from '../format/index.ts';
import { type AppointmentSlot, MAX_WISH } from '../schemas/index.ts';
import type { AppointmentTime, DayAndSlot } from '../submissions/index.ts';

/** The times of one day, in order. */
export interface DayTimes {
  readonly day: string;
  readonly slots: readonly AppointmentSlot[];
}

/** What a visitor asks for in place of the appointment's own time, and can ask for. */
export interface VisitChoice {
  /** Root-relative URL of the page. */
  readonly address: string;
  readonly time: AppointmentTime;
  readonly wish: DayAndSlot | null;
  /** Whether the visitor has asked for another time in words and staff have not moved it since. */
  readonly hasAsked: boolean;
  /** Free times to choose from. */
  readonly times: readonly DayTimes[];
  /** Why the chosen time was rejected. */
  readonly timeError?: string;
  /** Why the request in words was rejected, and its text as sent. */
  readonly refusedWish?: { readonly error: string; readonly text: string };
}

/** A time as one form value, so that only one shown on the page can be accepted. */
export const toTimeValue = ({ day, slot, hours }: AppointmentTime): string =>
  `${day}T${slot}${hours === undefined ? '' : `+${hours}`}`;

const Times = ({ address, times, time: { hours } }: VisitChoice) => (
  <form method="post" action={`${address}/time`}>
    {times.map(({ day, slots }) => (
      <fieldset key={day}>
        <legend>{formatDay(day)}</legend>
        {slots.map((slot) => (
          <label key={slot}>
            <input type="radio" name="time" value={toTimeValue({ day, slot })} required />
            {formatTimes({ slot, hours })}
          </label>
        ))}
      </fieldset>
    ))}
    <button type="submit">Ask for this time</button>
  </form>
);

/** Once sent, it is answered by staff before another one. */
const Words = ({ address, refusedWish, times }: VisitChoice) => (
  <details open={refusedWish !== undefined}>
    <summary>{times.length === 0 ? 'Ask for another time' : 'None of these times work?'}</summary>
    <form method="post" action={`${address}/move`}>
      <label htmlFor="wish">Which days and times work for you?</label>
      {refusedWish === undefined ? null : (
        <p id="wish-error" className="error" role="alert">
          {refusedWish.error}
        </p>
      )}
      <textarea
        id="wish"
        name="wish"
        dir="auto"
        required
        maxLength={MAX_WISH}
        defaultValue={refusedWish?.text}
        {...(refusedWish !== undefined && { 'aria-invalid': true, 'aria-describedby': 'wish-error' })}
      />
      <button type="submit">Ask for another time</button>
    </form>
  </details>
);

/** How another time is asked for: one that is free now, or in words. */
export const VisitMove = ({ choice }: { readonly choice: VisitChoice }) => {
  const { times, timeError, refusedWish, wish } = choice;
  const words = choice.hasAsked ? null : <Words {...choice} />;
  const error = timeError && (
    <p className="error" role="alert">
      {timeError}
    </p>
  );
  if (times.length === 0)
    return (
      <>
        {error}
        {words}
      </>
    );
  return (
    <details open={timeError !== undefined || refusedWish !== undefined}>
      <summary>{wish === null ? 'Ask for another time' : 'Choose a different time'}</summary>
      {error}
      <Times {...choice} />
      {words}
    </details>
  );
};
