/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { addressLines, appointmentTypeNames, mapHref, shop } from '../business/index.ts';
import { formatAppointment, formatDay, formatTimes } from '../format/index.ts';
import type { AppointmentType, ShopAddress } from '../schemas/index.ts';
import type { DayAndSlot, SubmissionStatus } from '../submissions/index.ts';
import { type PrivatePage, renderPrivatePage } from './private-page.tsx';
import { toTimeValue, type VisitChoice, VisitMove } from './visit-move.tsx';

/** An appointment as shown to its visitor. */
export interface VisitPage extends VisitChoice {
  readonly reference: string;
  readonly status: SubmissionStatus;
  readonly type: AppointmentType | null;
  /** The piece that it is about, by its name. */
  readonly piece?: string | undefined;
  /** Path of the booking form, about the same. */
  readonly bookAgain: string;
  /** Whether it may still be cancelled or moved. */
  readonly isOpen: boolean;
  /** Whether it is held for its visitor. */
  readonly isHeld: boolean;
  /** Whether the visitor accepted or cancelled a time other than the present one. */
  readonly hasChanged?: boolean;
  /** Whether somebody else has taken the proposed time since its hold ended. */
  readonly isTaken?: boolean;
  /** Where the shop is, if the visitor may know. */
  readonly where: ShopAddress | undefined;
}

const statusWords: Readonly<Partial<Record<SubmissionStatus, string>>> = {
  requested: 'Requested, not confirmed yet',
  proposed: 'Proposed by us, not accepted yet',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Canceled',
  done: 'Over',
  'no-show': 'Over',
};

const Entry = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const Where = ({ address }: { readonly address: ShopAddress }) => {
  const [street, city] = addressLines(address);
  return (
    <>
      <Entry name="Where">
        {street}
        <br />
        {city}
        <br />
        <a href={mapHref(address)}>See it on the map</a>
      </Entry>
      {address.directions === undefined ? null : (
        <>
          <dt>Directions</dt>
          <dd dir="auto">{address.directions}</dd>
        </>
      )}
    </>
  );
};

const Wish = ({ visit, wish }: { readonly visit: VisitPage; readonly wish: DayAndSlot }) => (
  <div className="notice">
    <p role="status">
      {`You asked for ${formatAppointment({ ...visit.time, ...wish })}. We’ll email you`}
      {visit.isOpen && visit.isHeld ? `; until then, ${formatAppointment(visit.time)} is still yours.` : '.'}
    </p>
    {visit.isOpen ? (
      <form method="post" action={`${visit.address}/withdraw`}>
        <button className="line" type="submit">
          Withdraw this request
        </button>
      </form>
    ) : null}
  </div>
);

/** What the page has shown: a button does nothing to an appointment that staff have moved since. */
const ShownTime = ({ time }: Pick<VisitPage, 'time'>) => (
  <input type="hidden" name="time" value={toTimeValue(time)} />
);

const Accept = ({ address, time }: Pick<VisitPage, 'address' | 'time'>) => (
  <form method="post" action={`${address}/accept`}>
    <ShownTime time={time} />
    <button type="submit">This time works for me</button>
  </form>
);

const Cancel = ({ address, time }: Pick<VisitPage, 'address' | 'time'>) => (
  <details>
    <summary>Cancel the appointment</summary>
    <form method="post" action={`${address}/cancel`}>
      <ShownTime time={time} />
      <p>{`This cancels ${formatAppointment(time)}. The time will then be free for someone else.`}</p>
      <button type="submit">Yes, cancel it</button>
    </form>
  </details>
);

/** The visitor's private page as a complete document: plain HTML and forms, no scripts. */
export const renderVisitPage = (visit: VisitPage): PrivatePage => {
  const { status, time, type, isOpen, address } = visit;
  return renderPrivatePage(
    'Your appointment',
    <>
      {visit.wish === null ? null : <Wish visit={visit} wish={visit.wish} />}
      {visit.hasAsked ? (
        <p className="notice" role="status">
          You’ve asked for a different time. We’ll email you.
          {isOpen && status === 'confirmed' ? ' Until then, the time below is still yours.' : null}
        </p>
      ) : null}
      {visit.hasChanged ? (
        <p className="notice" role="alert">
          We have changed the time in the meantime. Please check it again.
        </p>
      ) : null}
      {visit.isTaken ? (
        <p className="notice" role="alert">
          Somebody else has taken this time in the meantime. Please ask for another time below, or call us.
        </p>
      ) : null}
      <dl>
        <Entry name="When">
          {formatDay(time.day)} {time.hours === undefined ? 'at' : 'from'}{' '}
          <span className="time">{formatTimes(time)}</span> ({shop.timeZoneName})
        </Entry>
        {visit.where && <Where address={visit.where} />}
        {type === null ? null : <Entry name="For">{appointmentTypeNames[type]}</Entry>}
        {visit.piece && <Entry name="About">{visit.piece}</Entry>}
        <Entry name="Status">{statusWords[status] ?? 'Please call us'}</Entry>
        <Entry name="Reference">{visit.reference}</Entry>
      </dl>
      {isOpen ? (
        <>
          <div className="actions">
            {status === 'proposed' && !visit.hasAsked && visit.wish === null ? (
              <Accept address={address} time={time} />
            ) : null}
            <a className="button line" href={`${address}/appointment.ics`}>
              Add to your calendar
            </a>
          </div>
          <VisitMove choice={visit} />
          <Cancel address={address} time={time} />
        </>
      ) : (
        <a className="button" href={visit.bookAgain}>
          Book again
        </a>
      )}
    </>,
  );
};

/** Shown for links without an appointment, whether they never had one or no longer do. */
export const renderNoVisitPage = (): PrivatePage =>
  renderPrivatePage(
    'This link no longer works',
    <p>
      Links to appointments expire a week after the appointment. For anything else, please call or write to
      us.
    </p>,
  );
