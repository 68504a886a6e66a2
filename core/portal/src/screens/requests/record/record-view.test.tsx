import { daysBetween, shop } from '@jeweler/core/business';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { agendaDay } from '../../../../../../tests/support/agenda-builders.ts';
import { deferred } from '../../../../../../tests/support/deferred.ts';
import { fakeLock } from '../../../../../../tests/support/fake-lock.ts';
import { sessionAnswer } from '../../../../../../tests/support/staff-answers.ts';
import {
  chooseFromMenu,
  lostConnection,
  refused,
  staffPortal,
} from '../../../../../../tests/support/staff-portal.tsx';
import { appointmentRecord, submissionRecord } from '../../../../../../tests/support/submission-record.ts';
import { todayAnswer } from '../../../../../../tests/support/today-answer.ts';
import type { AdminHost } from '../../../shared/host/admin-host.ts';
import { RequestsScreen } from '../requests-screen.tsx';

const NOW = '2026-11-23T15:00:00.000Z';
const PATH = 'submissions/M-4F7K';
const STATUS = `POST ${PATH}/status`;
const UNDO = 'POST submissions/undo';
const emptyList = {
  submissions: [],
  next: null,
  counts: {},
  reminders: 0,
  unread: 0,
};

const agenda = (_: unknown, query: URLSearchParams) => ({
  now: NOW,
  timeZone: shop.timeZone,
  today: '2026-11-23',
  days: daysBetween(query.get('from') ?? '', query.get('to') ?? '').map((day) => agendaDay(day)),
});

/** The record on a server that keeps it; `answers` are those of changes. */
const open = (
  record: SubmissionRecord,
  answers: Parameters<typeof staffPortal>[0] = {},
  host: Partial<AdminHost> = {},
) => {
  let present = record;
  const portal = staffPortal({
    'GET today': todayAnswer({ now: NOW }),
    'POST submissions/search': emptyList,
    'POST submissions/read': { unread: 0 },
    [`GET submissions/${record.reference}`]: () => present,
    'GET appointments': agenda,
    'GET saved-replies': { replies: [], revision: 0, shopPhone: '' },
    ...answers,
  });
  const view = portal.open(`/admin/requests/${record.reference.toLowerCase()}`, {
    part: <RequestsScreen />,
    host,
  });
  return {
    ...portal,
    ...view,
    store: (changes: Partial<SubmissionRecord>) => (present = { ...present, ...changes }),
    press: async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name })),
    choose: async (name: string | RegExp) => {
      const own = within(await region());
      await chooseFromMenu(view.user, await own.findByRole('button', { name: 'More' }), name);
    },
  };
};
const region = () => screen.findByRole('region', { name: /^Request / });
const conflict = (present: SubmissionRecord) => refused(409, 'conflict', 'No.', { present });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

describe('a change of status', () => {
  const answered = submissionRecord({ status: 'answered', revision: 2 });

  test('is sent with the revision that was shown, said, and undone by its own revision', async () => {
    const view = open(submissionRecord(), { [STATUS]: answered });
    view.answer({
      [UNDO]: () => {
        view.store({ revision: 3 });
        return { results: [{ reference: 'M-4F7K', outcome: 'changed' }], undo: { items: [] } };
      },
    });
    await view.press('Mark as answered');
    expect(await screen.findByText('Answered.')).toBeVisible();
    expect(view.bodies(STATUS)).toEqual([{ status: 'answered', revision: 1 }]);
    await view.press('Undo');
    await waitFor(() => expect(screen.queryByText('Answered.')).toBeNull());
    expect(view.bodies(UNDO)).toEqual([{ items: [{ reference: 'M-4F7K', revision: 2 }] }]);
    expect(await screen.findByRole('button', { name: 'Mark as answered' })).toBeVisible();
  });

  test.each([
    ['conflict', 'It has been changed again since, so nothing was undone.'],
    ['not-allowed', 'It has been changed again since, so nothing was undone.'],
    ['slot-taken', 'Another appointment has this time now, so nothing was undone.'],
    [
      'redemption-stands',
      'After a minute a redemption can be undone on the Prizes screen only, with a reason. Nothing was undone.',
    ],
    ['reply-stands', 'The reply has already been sent, so nothing was undone.'],
  ])('whose undo is answered with %s says why, until that is closed', async (outcome, sentence) => {
    const { press } = open(submissionRecord(), {
      [STATUS]: answered,
      [UNDO]: { results: [{ reference: 'M-4F7K', outcome }], undo: { items: [] } },
    });
    await press('Mark as answered');
    await press('Undo');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await press('Close');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('of which nothing became says why; that somebody else was faster with shows both, and is left or made all the same', async () => {
    const entry = { at: NOW, by: 'ruth', action: 'status' as const, from: 'new', to: 'done' };
    const theirs = submissionRecord({ status: 'done', revision: 7, history: [entry] });
    const view = open(submissionRecord(), { [STATUS]: refused(500, 'internal', 'Oh.') });
    const sentence =
      'Nothing was changed: ruth has changed this in the meantime. It is now “Done”; you wanted “Mark as answered”.';
    await view.press('Mark as answered');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server has run into a problem.');
    view.answer({ [STATUS]: conflict(theirs) });
    await view.press('Mark as answered');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    view.store(theirs);
    view.answer({ [STATUS]: submissionRecord({ status: 'answered', revision: 8 }) });
    await view.press('Mark as answered anyway');
    expect(await screen.findByText('Answered.')).toBeVisible();
    expect(view.bodies(STATUS).at(-1)).toEqual({ status: 'answered', revision: 7 });
  });
});

describe('a note', () => {
  const NOTES = `POST ${PATH}/notes`;
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Private note');

  test('is stored, shown, and its field is empty again; an empty one is not sent, one that was not stored stays in its field', async () => {
    const notes = [{ id: 1, at: NOW, by: 'maria', text: 'Comes by on Thursday.' }];
    const { user, press, bodies, answer, store } = open(submissionRecord());
    await press('Add note');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.type(await field(), 'Comes by');
    answer({ [NOTES]: refused(500, 'internal', 'Oh.') });
    await press('Add note');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await field()).toHaveValue('Comes by');
    answer({ [NOTES]: () => store({ notes }) });
    await user.type(await field(), ' on Thursday.');
    await press('Add note');
    expect(await screen.findByText('Comes by on Thursday.', { ignore: 'textarea' })).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(bodies(NOTES)).toMatchObject([{ text: 'Comes by' }, { text: 'Comes by on Thursday.' }]);
  });

  test('whose answer was lost is sent again with its key, another text with another one', async () => {
    const { user, press, bodies, answer } = open(submissionRecord(), { [NOTES]: lostConnection });
    await user.type(await field(), 'Comes by');
    await press('Add note');
    expect(await screen.findByRole('alert')).toBeVisible();
    await press('Add note');
    await waitFor(() => expect(bodies(NOTES)).toHaveLength(2));
    answer({ [NOTES]: submissionRecord() });
    await user.type(await field(), ' on Thursday.');
    await press('Add note');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    const [first, again, other] = bodies(NOTES);
    expect(first).toEqual({ key: expect.any(String), text: 'Comes by' });
    expect(again).toEqual(first);
    expect(other).not.toMatchObject({ key: (first as { key: string }).key });
  });
});

test('the focus goes to Undo once when a reply is sent, and not back to it from where somebody goes on', async () => {
  const reply = {
    ...{ id: 1, at: NOW, by: 'maria', text: 'Yes, please come by.', state: 'waiting' as const },
    ...{ isUntried: true, sentAt: null, reason: null },
  };
  const history = [{ at: NOW, by: 'maria', action: 'replied' as const, from: 'new', to: 'answered' }];
  const email = 'grace@example.com';
  const sent = submissionRecord({ email, status: 'answered', revision: 2, replies: [reply], history });
  const { user, press, answer, store } = open(submissionRecord({ email, canReply: true }));
  answer({ [`POST ${PATH}/reply`]: () => store(sent) });
  await user.type(await screen.findByRole('textbox', { name: /^Reply to/ }), reply.text);
  await press('Send');
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus());
  const note = screen.getByLabelText('Private note');
  await user.click(note);
  vi.setSystemTime('2026-11-23T15:00:30.000Z');
  fireEvent(document, new Event('visibilitychange'));
  expect(note).toHaveFocus();
});

test('what is typed while a reply or a note is on its way stays, and so does the focus', async () => {
  const email = 'grace@example.com';
  const { user, press, answer } = open(submissionRecord({ email, canReply: true }));
  for (const [label, call, button] of [
    [/^Reply to/, 'reply', 'Send'],
    ['Private note', 'notes', 'Add note'],
  ] as const) {
    const sent = deferred<SubmissionRecord>();
    answer({ [`POST ${PATH}/${call}`]: () => sent.promise });
    const field = await screen.findByLabelText(label);
    await user.type(field, 'Yes.');
    await press(button);
    await user.click(field);
    await user.type(field, ' PS: due Monday');
    sent.resolve(submissionRecord({ email, canReply: true, status: 'answered', revision: 2 }));
    await waitFor(() => expect(field).toHaveValue('PS: due Monday'));
    expect(field).toHaveFocus();
  }
});

test('a reply that was begun before a colleague answered is not sent without a word, but anyway', async () => {
  const email = 'grace@example.com';
  const record = submissionRecord({ email, canReply: true });
  const { user, press, bodies, store, portal } = open(record, { [`POST ${PATH}/reply`]: record });
  await user.type(await screen.findByLabelText(/^Reply to/), 'Yes.');
  const entry = { at: NOW, by: 'ruth', action: 'replied' as const, from: 'new', to: 'answered' };
  store({ status: 'answered', revision: 2, history: [entry] });
  await portal.queries.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull());
  await press('Send');
  expect(await screen.findByText(/^Nothing was sent: ruth has changed this in the meantime\./)).toBeVisible();
  expect(bodies(`POST ${PATH}/reply`)).toEqual([]);
  await press('Send anyway');
  await waitFor(() => expect(bodies(`POST ${PATH}/reply`)).toMatchObject([{ text: 'Yes.', revision: 2 }]));
});

test('a new saved reply stays while it is typed, whatever a colleague makes of the message, until it is discarded', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { user, press, store, portal } = open(submissionRecord());
  await press('Saved replies');
  await press('New saved reply');
  const title = await screen.findByLabelText('Title');
  await user.type(title, 'Sizes');
  store({ status: 'answered', revision: 2 });
  await portal.queries.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull());
  await press('Saved replies');
  await press('Cancel');
  const asked = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(title).toHaveValue('Sizes');
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(title).not.toBeInTheDocument());
});

test('a decision about a time that has passed sends nothing, and does not claim to', async () => {
  const appointment = { day: '2026-11-23', slot: '10:00' } as const;
  open(appointmentRecord({ status: 'requested', canReply: true, appointment }));
  expect(await screen.findByText(/^Its time has passed, so a decision sends no email/)).toBeVisible();
  expect(screen.queryByText(/is emailed 20 seconds after/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveAttribute('title', 'Nothing is sent');
});

describe('another time', () => {
  const MOVE = 'POST appointments/A-4F7K/move';
  const confirmed = appointmentRecord({ status: 'confirmed', revision: 4 });
  const moved = appointmentRecord({
    status: 'confirmed',
    revision: 5,
    appointment: { day: '2026-11-25', slot: '11:00' },
  });
  const pick = async ({ user }: Pick<ReturnType<typeof open>, 'user'>, form: HTMLElement) => {
    await user.click(await within(form).findByRole('radio', { name: /9 free, Wednesday, November 25$/ }));
    await user.click(await within(form).findByRole('radio', { name: /^11:00 AM/ }));
  };

  test('is moved to on the revision that was shown; the focus returns to the button, and there is a way back', async () => {
    const view = open(confirmed, { [MOVE]: moved });
    await view.press('Move');
    const form = await screen.findByRole('form', { name: 'Move' });
    await waitFor(async () =>
      expect(await within(form).findByRole('radio', { name: /, Tuesday, November 24$/ })).toHaveFocus(),
    );
    await pick(view, form);
    view.store(moved);
    await view.press('Move and confirm');
    expect(await screen.findByText('Confirmed: Wednesday, November 25 at 11:00 AM.')).toBeVisible();
    expect(view.bodies(MOVE)).toEqual([
      { day: '2026-11-25', slot: '11:00', hours: 1, status: 'confirmed', revision: 4 },
    ]);
    expect(form).not.toBeInTheDocument();
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Move' })).toHaveFocus());
    await view.press(/^Back to 2:00 PM, /);
    await waitFor(() =>
      expect(view.bodies(MOVE).at(-1)).toEqual({
        day: '2026-11-24',
        slot: '14:00',
        hours: 1,
        status: 'confirmed',
        revision: 5,
      }),
    );
  });

  test('is of what was seen when the form was opened, not of what came of it since; a note is nothing of that', async () => {
    const view = open(confirmed, { [MOVE]: moved });
    await view.press('Move');
    const form = await screen.findByRole('form', { name: 'Move' });
    await pick(view, form);
    const noted = { id: 1, at: NOW, by: 'ruth', text: 'Comes with her mother.' };
    view.store({ revision: 5, notes: [noted] });
    await view.portal.queries.invalidateQueries();
    await view.press('Move and confirm');
    await waitFor(() => expect(view.bodies(MOVE).at(-1)).toMatchObject({ revision: 5 }));
    await view.press('Move');
    await pick(view, await screen.findByRole('form', { name: 'Move' }));
    view.store({ status: 'cancelled', revision: 7 });
    await view.portal.queries.invalidateQueries();
    await view.press('Move and confirm');
    await waitFor(() => expect(view.bodies(MOVE).at(-1)).toMatchObject({ revision: 5 }));
  });

  test('is proposed before it is confirmed, and a request cannot go back to where nobody had handled it', async () => {
    const proposed = { ...moved, status: 'proposed' as const };
    const view = open(appointmentRecord(), { [MOVE]: proposed });
    await view.press('Propose another time');
    await pick(view, await screen.findByRole('form', { name: 'Propose another time' }));
    await view.press('Propose this time');
    expect(
      await screen.findByText(/^New time proposed: Wednesday, November 25 at 11:00 AM\.$/),
    ).toBeVisible();
    expect(view.bodies(MOVE)).toEqual([
      { day: '2026-11-25', slot: '11:00', hours: 1, status: 'proposed', revision: 1 },
    ]);
    expect(screen.queryByRole('button', { name: /^Back to \d/ })).toBeNull();
  });

  test('that has just been taken is said at its field, which gets the focus, and the form stays', async () => {
    const message = 'That time has just been taken. Please choose another time.';
    const view = open(confirmed, {
      [MOVE]: refused(409, 'conflict', message, { fields: { slot: message } }),
    });
    await view.press('Move');
    const form = await screen.findByRole('form', { name: 'Move' });
    await pick(view, form);
    await view.press('Move and confirm');
    expect(await within(form).findByRole('alert')).toHaveTextContent(message);
    expect(within(form).getByRole('radiogroup', { name: /^Time on/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  test('is its own, if it takes longer or shorter: what would change nothing is said, and so is a taken hour', async () => {
    const message = '3:00 PM is taken. Please choose fewer hours or another time.';
    const view = open(confirmed, {
      [MOVE]: refused(409, 'conflict', message, { fields: { hours: message } }),
    });
    await view.press('Move');
    const form = within(await screen.findByRole('form', { name: 'Move' }));
    const takes = form.getByRole('radiogroup', { name: 'Takes' });
    expect(within(takes).getByRole('radio', { name: '1 hour' })).toBeChecked();
    await view.user.click(await form.findByRole('radio', { name: /^2:00 PM ?Current$/ }));
    await view.press('Move and confirm');
    expect(await form.findByRole('alert')).toHaveTextContent('This is its present time.');
    expect(view.bodies(MOVE)).toEqual([]);
    await view.user.click(within(takes).getByRole('radio', { name: '2 hours' }));
    await view.press('Move and confirm');
    expect(await within(takes).findByRole('alert')).toHaveTextContent(message);
    expect(takes).toContainElement(document.activeElement as HTMLElement);
    const appointment = { day: '2026-11-24', slot: '14:00', hours: 2 } as const;
    const at = NOW;
    const history = [
      { at, by: 'ruth', action: 'moved', from: '2026-11-24 14:00', to: '2026-11-24 14:00 2' } as const,
      { at, by: 'ruth', action: 'moved', from: '2026-11-24 14:00 2', to: '2026-11-25 14:00 2' } as const,
    ];
    const longer = { ...confirmed, revision: 5, appointment, history };
    view.answer({ [MOVE]: longer });
    view.store(longer);
    await view.press('Move and confirm');
    expect(await screen.findByText('Confirmed: Tuesday, November 24 from 2:00 PM to 4:00 PM.')).toBeVisible();
    expect(view.bodies(MOVE).at(-1)).toEqual({ ...appointment, status: 'confirmed', revision: 4 });
    expect(screen.getByText('ruth made it 2 hours instead of 1 hour')).toBeInTheDocument();
    expect(
      screen.getByText(
        'ruth moved it from Tuesday, November 24, 2:00 PM (2 hours) to Wednesday, November 25, 2:00 PM (2 hours)',
      ),
    ).toBeInTheDocument();
    await view.press('Back to 2:00 PM, Tue, Nov 24');
    await waitFor(() => expect(view.bodies(MOVE).at(-1)).toMatchObject({ slot: '14:00', hours: 1 }));
  });

  test('that is not wanted after all: Escape and Never mind return to the button', async () => {
    const { user, press } = open(confirmed);
    for (const leave of [() => user.keyboard('{Escape}'), () => press('Never mind')]) {
      await press('Move');
      await screen.findByRole('form', { name: 'Move' });
      await leave();
      expect(screen.queryByRole('form', { name: 'Move' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Move' })).toHaveFocus();
    }
  });
});

describe('a time that the visitor asks for', () => {
  const MOVE = 'POST appointments/A-4F7K/move';
  const own = { day: '2026-11-24', slot: '14:00' } as const;
  const wish = { day: '2026-12-03', slot: '11:00' } as const;
  const record = appointmentRecord({ status: 'confirmed', wish, revision: 2 });

  test('is confirmed in one act, and there is a way back', async () => {
    const { press, bodies, answer, store } = open(record);
    answer({ [MOVE]: () => store({ appointment: wish, wish: null, revision: 3 }) });
    await press('Confirm this time');
    expect(await screen.findByText('Confirmed: Thursday, December 3 at 11:00 AM.')).toBeVisible();
    expect(bodies(MOVE)).toEqual([{ ...wish, status: 'confirmed', revision: 2 }]);
    expect(await region()).not.toHaveTextContent('Asks for');
    expect(screen.getByRole('button', { name: 'Back to 2:00 PM, Tue, Nov 24' })).toBeVisible();
  });

  test('is declined by keeping the present one, from which there is no way back', async () => {
    const { press, bodies } = open(record, { [MOVE]: { ...record, wish: null, revision: 3 } });
    await press('Keep the present time');
    expect(await screen.findByText('Confirmed: Tuesday, November 24 at 2:00 PM.')).toBeVisible();
    expect(bodies(MOVE)).toEqual([{ ...own, revision: 2 }]);
    expect(screen.queryByRole('button', { name: /^Back to \d/ })).toBeNull();
  });

  test.each([
    [own, 'Sends an email saying that the time has not changed'],
    // It has begun: nobody is told that it has not changed.
    [{ day: '2026-11-23', slot: '10:00' } as const, 'Nothing is sent'],
  ])('is asked for in place of %j: keeping that says what it sends', async (appointment, title) => {
    open({ ...record, canReply: true, appointment });
    const keep = await screen.findByRole('button', { name: 'Keep the present time' });
    expect(keep).toHaveAttribute('title', title);
  });

  test('is only declined once it has passed', async () => {
    open({ ...record, wish: { day: '2026-11-23', slot: '10:00' } });
    expect(await screen.findByText(/, which has passed\.$/)).toHaveTextContent(
      'Asks for Monday, November 23 at 10:00 AM',
    );
    expect(screen.queryByRole('button', { name: 'Confirm this time' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Keep the present time' })).toBeVisible();
  });
});

describe('a reminder', () => {
  const REMIND = `POST ${PATH}/reminder`;

  test('is set from the menu, shown, and done', async () => {
    const view = open(submissionRecord());
    view.answer({
      [REMIND]: ({ day }: { day: string | null }) => view.store({ remindOn: day, revision: 2 }),
    });
    await view.choose('Remind me on…');
    const tomorrow = await screen.findByRole('button', { name: /^Tomorrow, / });
    expect(tomorrow).toHaveFocus();
    // Each of the usual days once: in the shop it is a Monday, and the next one is a week away.
    const days = within(screen.getByRole('form', { name: 'Remind me' })).getAllByRole('button', {
      name: /, Nov \d+$/,
    });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Tomorrow, Tue, Nov 24',
      'Monday, Mon, Nov 30',
    ]);
    await view.user.keyboard('{Enter}');
    expect(await screen.findByText('Reminder on Tue, Nov 24')).toBeVisible();
    await view.press('Reminder done');
    await waitFor(() => expect(screen.queryByText(/^Reminder/)).toBeNull());
    expect(view.bodies(REMIND)).toEqual([
      { day: '2026-11-24', revision: 1 },
      { day: null, revision: 2 },
    ]);
  });

  test('is set for no day that is missing or has passed', async () => {
    const { user, press, choose, bodies } = open(submissionRecord());
    await choose('Remind me on…');
    await press('Remind me');
    expect(await screen.findByText('Please choose a day.')).toBeVisible();
    await user.type(screen.getByLabelText('Another day'), '2026-11-22');
    await press('Remind me');
    expect(await screen.findByText('That day has passed.')).toBeVisible();
    expect(bodies(REMIND)).toEqual([]);
  });

  test('that meets a change of somebody else is not set, and that is said', async () => {
    const theirs = submissionRecord({ remindOn: '2026-11-23', revision: 9 });
    const { press, choose } = open(submissionRecord(), { [REMIND]: conflict(theirs) });
    await choose('Remind me on…');
    await press(/^Tomorrow, /);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone else has changed this in the meantime, so the reminder was not changed. Please try again.',
    );
  });
});

test('“Mark as unread” closes the record first, which would mark itself as read again', async () => {
  const { choose, place, bodies } = open(submissionRecord());
  expect(await region()).toBeVisible();
  await choose('Mark as unread');
  await waitFor(() => expect(place()).toBe('/admin/requests'));
  await waitFor(() =>
    expect(bodies('POST submissions/read')).toEqual([{ references: ['M-4F7K'], isRead: false }]),
  );
});

test('what comes to an open record is read by whoever is there: not behind the lock, nor without the focus', async () => {
  const READ = 'POST submissions/read';
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { lock, change } = fakeLock({ isLocked: false });
  const { bodies, store, portal } = open(submissionRecord(), {}, { lock });
  const comes = async (unread: boolean) => {
    store({ unread });
    await act(() => portal.queries.invalidateQueries());
  };
  expect(await region()).toBeVisible();
  await comes(true);
  await waitFor(() => expect(bodies(READ)).toHaveLength(1));
  await comes(false);
  act(() => change({ isLocked: true }));
  await comes(true);
  expect(bodies(READ)).toHaveLength(1);
  hasFocus.mockReturnValue(false);
  act(() => change({ isLocked: false }));
  expect(bodies(READ)).toHaveLength(1);
  hasFocus.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(bodies(READ)).toHaveLength(2));
});

test('one request is deleted for good once that is confirmed, and leads back to the list', async () => {
  const view = open(submissionRecord(), { [`POST ${PATH}/delete`]: { deleted: 1 } });
  await view.press('Delete this request…');
  const dialog = await screen.findByRole('dialog', { name: 'Delete request M-4F7K?' });
  expect(view.bodies(`POST ${PATH}/delete`)).toEqual([]);
  await view.user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Request / })).toBeNull());
  expect(view.bodies(`POST ${PATH}/delete`)).toHaveLength(1);
});

describe('a request that is deleted for good is not shown any more', () => {
  test('in another window', async () => {
    const { answer, portal } = open(submissionRecord({ name: 'Grace Moreau' }));
    const heading = await screen.findByRole('heading', { name: 'Grace Moreau' });
    answer({ [`GET ${PATH}`]: refused(404, 'not_found', 'There is nothing at this address.') });
    void portal.queries.invalidateQueries();
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(screen.getByText(/It may have been deleted/)).toBeVisible();
  });

  test('in the window that has deleted it, whoever goes back', async () => {
    const view = open(submissionRecord(), { [`POST ${PATH}/delete`]: { deleted: 1 } });
    await view.press('Delete this request…');
    view.answer({ [`GET ${PATH}`]: refused(404, 'not_found', 'There is nothing at this address.') });
    await view.press('Delete permanently');
    await waitFor(() => expect(view.place()).toBe('/admin/requests'));
    act(() => view.navigate(-1));
    expect(await screen.findByText(/It may have been deleted/)).toBeVisible();
  });
});

test('all that is stored about a person is read in words, and printed', async () => {
  const stored = {
    reference: 'A-4F7K',
    kind: 'appointment',
    status: 'confirmed',
    receivedAt: '2026-11-20T12:12:00.000Z',
    sent: { name: 'Grace Moreau', appointmentType: 'repair', notes: 'A ring' },
    marks: [],
    prizeCode: null,
    page: '/contact',
    address: '203.0.113.4',
    userAgent: null,
    notes: [{ id: 1, at: NOW, by: 'maria', text: 'Comes by on Thursday.' }],
    history: [],
    mails: [],
    photos: [{ id: 'a'.repeat(32), at: NOW, jpeg: '/9j/4AAQ' }],
  };
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
  const { press, bodies } = open(submissionRecord({ email: 'grace@example.com' }), {
    [`GET submissions/A-4F7K/photos/${'a'.repeat(32)}`]: () => new Response('a photo'),
    'POST people/export': {
      person: { email: 'grace@example.com' },
      exportedAt: NOW,
      newsletter: null,
      submissions: [stored],
    },
  });
  await press('Show this person’s data');
  const dialog = await screen.findByRole('dialog', { name: /^What .+ stores about grace@example\.com$/ });
  expect(await within(dialog).findByRole('heading', { name: 'Appointment A-4F7K' })).toBeVisible();
  for (const words of [
    'TypeJewelry Repair/Service',
    'Received atFriday, November 20',
    'Internet address203.0.113.4',
    'Thursday.',
  ])
    expect(dialog).toHaveTextContent(words);
  expect(dialog).not.toHaveTextContent('Browser');
  expect(dialog).not.toHaveTextContent('/9j/4AAQ');
  expect(await within(dialog).findByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  expect(bodies('POST people/export')).toEqual([{ email: 'grace@example.com' }]);
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  within(dialog).getByRole('button', { name: 'Print' }).click();
  expect(window.print).toHaveBeenCalledOnce();
});

test('the name of somebody whose account was removed stays readable, and is said to be so', async () => {
  const [at, by] = [NOW, 'sal'];
  const record = submissionRecord({
    notes: [{ id: 1, at, by, text: 'Comes by on Thursday.' }],
    history: [{ at, by, action: 'note', from: null, to: null }],
  });
  open(record, { 'GET session': sessionAnswer('maria', { removed: ['sal'] }) });
  expect(await screen.findByText('sal (removed)')).toBeVisible();
  expect(screen.getByText('sal (removed) wrote a note')).toBeInTheDocument();
});
