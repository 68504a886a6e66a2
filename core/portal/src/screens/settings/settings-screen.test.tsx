import { usualOpeningHours as hours } from '@jeweler/core/business';
import {
  type BackupReport,
  type PortalSettings,
  portalSettingsSchema,
  type SettingsChange,
} from '@jeweler/core/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { agendaItem } from '../../../../../tests/support/agenda-builders.ts';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { shopAnswer } from '../../../../../tests/support/staff-answers.ts';
import { refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { OpeningHoursForm } from './opening-hours/opening-hours-form.tsx';
import { HoldPanel, OpeningHoursPanel, RulesPanel, ShopMailsPanel } from './settings-groups.tsx';
import { SettingsScreen, VersionLine } from './settings-screen.tsx';
import { ShopPanel } from './shop-panel.tsx';

const place = { id: 'here', title: 'Here' };

const SETTINGS = 'POST settings';
const HOURS = 'POST opening-hours';
const NOW = '2026-06-01T16:00:00.000Z';
const usual = portalSettingsSchema.parse({});
const noBackups: BackupReport = { store: 'none', state: null, warning: null };

const open = (
  part: ReactNode,
  answers: Parameters<typeof staffPortal>[0] = {},
  settings: PortalSettings = usual,
  path = '/admin/settings',
) => {
  const portal = staffPortal({
    'GET settings': { settings, revision: 1 },
    'GET opening-hours': { hours, revision: 4 },
    'GET backups': noBackups,
    [SETTINGS]: (change: SettingsChange) => ({ settings: { ...settings, ...change.settings }, revision: 2 }),
    ...answers,
  });
  return { ...portal, ...portal.open(path, { part }) };
};
const form = (name: string) => screen.findByRole('form', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

describe('rules', () => {
  const rules = async () => within(await screen.findByRole('form'));
  const field = async (label = /^Unconfirmed requests/) => (await rules()).getByLabelText(label);
  const months = /^Finished requests are deleted after/;
  const save = async ({ user }: ReturnType<typeof open>) =>
    user.click((await rules()).getByRole('button', { name: 'Save' }));
  const type = async (view: ReturnType<typeof open>, text: string, label?: RegExp) => {
    await view.user.clear(await field(label));
    if (text) await view.user.type(await field(label), text);
  };

  test.each(['0', '1000', '1.5', 'two', ''])(
    'with what is no number within the limits (“%s”) say so at its field, and nothing is sent',
    async (text) => {
      const view = open(<HoldPanel {...place} />);
      await type(view, text);
      await save(view);
      expect(await (await rules()).findByText('Please enter a number of hours from 1 to 720.')).toBeVisible();
      await waitFor(async () => expect(await field()).toHaveFocus());
      expect(view.bodies(SETTINGS)).toEqual([]);
    },
  );

  test('that differ are sent, on the revision they were typed on; until one does, nothing can be saved', async () => {
    const view = open(<RulesPanel {...place} />, {}, { ...usual, retentionMonths: 12 });
    expect((await rules()).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await save(view);
    await type(view, '4000', /^Limit of the wheel/);
    await type(view, '', months);
    expect((await rules()).getByText('There are unsaved changes.')).toBeVisible();
    await save(view);
    expect(await (await rules()).findByText('Saved.')).toBeVisible();
    expect(view.bodies(SETTINGS)).toEqual([
      { settings: { prizeLimit: 4000, retentionMonths: null }, revision: 1 },
    ]);
  });

  test('that could not be saved stay, with the reason; those of somebody else are shown first, and replaced only when that has been seen', async () => {
    const view = open(<HoldPanel {...place} />, { [SETTINGS]: refused(500, 'internal', 'Oh.') });
    await type(view, '48');
    await save(view);
    expect(await (await rules()).findByText(/^The server has run into a problem/)).toBeVisible();
    expect(await field()).toHaveValue('48');
    view.answer({
      [SETTINGS]: refused(409, 'conflict', 'No.', {
        present: { settings: { ...usual, holdHours: 24 }, revision: 6 },
      }),
    });
    await save(view);
    expect(
      await (await rules()).findByText(
        'Nothing was saved: someone has changed the settings in the meantime. Now: Unconfirmed requests hold their time for (hours), 24 hours. Save again to use yours.',
      ),
    ).toBeVisible();
    expect(await field()).toHaveValue('48');
    view.answer({ [SETTINGS]: { settings: { ...usual, holdHours: 48 }, revision: 7 } });
    await save(view);
    expect(await (await rules()).findByText('Saved.')).toBeVisible();
    expect(view.bodies(SETTINGS).at(-1)).toEqual({ settings: { holdHours: 48 }, revision: 6 });
  });

  const QUESTION = { name: 'Delete old finished requests?' };
  test('that would delete requests ask first, and say what will be deleted', async () => {
    const view = open(<RulesPanel {...place} />);
    await type(view, '36', months);
    await save(view);
    const question = await screen.findByRole('dialog', QUESTION);
    expect(question).toHaveTextContent('every request that has been finished for 36 months');
    expect(view.bodies(SETTINGS)).toEqual([]);
    await view.user.click(within(question).getByRole('button', { name: 'Save and delete' }));
    expect(await (await rules()).findByText('Saved.')).toBeVisible();
    expect(screen.queryByRole('dialog', QUESTION)).toBeNull();
    expect(view.bodies(SETTINGS)).toEqual([{ settings: { retentionMonths: 36 }, revision: 1 }]);
  });

  test.each([
    ['longer', '48', 48],
    ['for ever', '', null],
  ])('that keep finished requests %s ask nothing', async (_, text, retentionMonths) => {
    const view = open(<RulesPanel {...place} />, {}, { ...usual, retentionMonths: 36 });
    await type(view, text, months);
    await save(view);
    await waitFor(() =>
      expect(view.bodies(SETTINGS)).toEqual([{ settings: { retentionMonths }, revision: 1 }]),
    );
    expect(screen.queryByRole('dialog', QUESTION)).toBeNull();
  });
});

describe('opening hours', () => {
  const own = async () => within(await form('Opening hours'));
  const close = async ({ user }: ReturnType<typeof open>, at: string) =>
    user.selectOptions((await own()).getByLabelText('Monday closes'), at);
  const press = async ({ user }: ReturnType<typeof open>, name: string) =>
    user.click(await (await own()).findByRole('button', { name }));
  const changed = { ...hours, week: { ...hours.week, monday: { opens: '10:00', closes: '16:00' } } };

  test('that end before they begin are refused at their day, and nothing is sent', async () => {
    const view = open(<OpeningHoursForm answer={{ hours, revision: 4 }} />);
    await close(view, '9:00 AM');
    await press(view, 'Save opening hours');
    expect(await (await own()).findByText('The shop must close later than it opens.')).toBeVisible();
    expect((await own()).getByLabelText('Monday closes')).toHaveAccessibleDescription(
      'The shop must close later than it opens.',
    );
    await waitFor(async () => expect((await own()).getByLabelText('Monday opens')).toHaveFocus());
    expect(view.bodies(HOURS)).toEqual([]);
  });

  test('of a day have a break, which can be taken out, and is refused where no hour is left before it', async () => {
    const view = open(<OpeningHoursForm answer={{ hours, revision: 4 }} />, {
      [HOURS]: { hours, revision: 5, outside: [] },
    });
    await press(view, 'Add a break on Monday');
    const from = (await own()).getByLabelText('Monday, break 1, from');
    expect(from).toHaveFocus();
    await view.user.selectOptions(from, '10:00 AM');
    await press(view, 'Save opening hours');
    expect((await own()).getByLabelText('Monday, break 1, to')).toHaveAccessibleDescription(
      'The shop must be open for at least an hour before and after each break.',
    );
    await view.user.selectOptions(from, '12:00 PM');
    await press(view, 'Add a break on Monday');
    expect((await own()).queryByRole('button', { name: 'Add a break on Monday' })).toBeNull();
    await press(view, 'Remove break 2 on Monday');
    await waitFor(async () =>
      expect((await own()).getByRole('button', { name: 'Add a break on Monday' })).toHaveFocus(),
    );
    await press(view, 'Save opening hours');
    const monday = { opens: '10:00', closes: '19:00', breaks: [{ from: '12:00', to: '14:00' }] };
    await waitFor(() =>
      expect(view.bodies(HOURS)).toEqual([
        { hours: { ...hours, week: { ...hours.week, monday } }, revision: 4 },
      ]),
    );
  });

  test('are sent as a whole on the revision they were changed on, and appointments outside are named', async () => {
    const view = open(<OpeningHoursForm answer={{ hours, revision: 4 }} />, {
      [HOURS]: { hours: changed, revision: 5, outside: [agendaItem({ name: 'Noor Haddad' })] },
    });
    await close(view, '4:00 PM');
    expect((await own()).getByText('Not saved yet')).toBeVisible();
    await press(view, 'Save opening hours');
    expect(
      await (await own()).findByText(
        'Saved. One appointment is outside these hours. No appointment was changed: please move or cancel as needed.',
      ),
    ).toBeVisible();
    expect((await own()).getByRole('link', { name: /^Noor Haddad/ })).toHaveAttribute(
      'href',
      '/admin/requests/a-4f7k',
    );
    expect(view.bodies(HOURS)).toEqual([{ hours: changed, revision: 4 }]);
  });

  test('of a day that is closed and opened again are those that somebody else has saved meanwhile', async () => {
    const view = open(<OpeningHoursPanel {...place} />);
    const closes = async () => (await own()).getByLabelText('Monday closes');
    expect(await closes()).toHaveValue('19:00');
    view.answer({ 'GET opening-hours': { hours: changed, revision: 5 } });
    await view.portal.queries.invalidateQueries();
    await waitFor(async () => expect(await closes()).toHaveValue('16:00'));
    const monday = (await own()).getByRole('checkbox', { name: 'Monday' });
    await view.user.click(monday);
    await view.user.click(monday);
    expect(await closes()).toHaveValue('16:00');
  });

  test('of a day that is changed while another one is being saved stay, and are saved next', async () => {
    const { promise, resolve } = deferred<Response>();
    const view = open(<OpeningHoursPanel {...place} />, { [HOURS]: () => promise });
    await close(view, '4:00 PM');
    await press(view, 'Save opening hours');
    expect(await (await own()).findByRole('button', { name: 'Saving...' })).toBeVisible();
    await view.user.selectOptions((await own()).getByLabelText('Tuesday closes'), '5:00 PM');
    resolve(Response.json({ hours: changed, revision: 5, outside: [] }));
    expect(await (await own()).findByRole('button', { name: 'Save opening hours' })).toBeVisible();
    expect((await own()).getByLabelText('Tuesday closes')).toHaveValue('17:00');
    expect((await own()).getAllByText('Not saved yet')).toHaveLength(1);
    const both = { ...changed.week, tuesday: { opens: '10:00', closes: '17:00' } };
    view.answer({ [HOURS]: { hours: { ...hours, week: both }, revision: 6, outside: [] } });
    await press(view, 'Save opening hours');
    const next = { hours: { ...hours, week: both }, revision: 5 };
    await waitFor(() => expect(view.bodies(HOURS).at(-1)).toEqual(next));
  });

  test('that could not be saved stay, with the reason; those that somebody else has saved meanwhile are shown first; saved again, only the days that were changed here are replaced', async () => {
    const theirs = { ...hours, week: { ...hours.week, sunday: null } };
    const view = open(<OpeningHoursPanel {...place} />, { [HOURS]: refused(500, 'internal', 'Oh.') });
    await close(view, '4:00 PM');
    await press(view, 'Save opening hours');
    expect(await (await own()).findByText(/^The server has run into a problem/)).toBeVisible();
    expect((await own()).getByLabelText('Monday closes')).toHaveValue('16:00');
    view.answer({ [HOURS]: refused(409, 'conflict', 'No.', { present: { hours: theirs, revision: 9 } }) });
    await press(view, 'Save opening hours');
    expect(
      await (await own()).findByText(
        'Nothing was saved: someone has changed the opening hours in the meantime. Now: Sunday, closed. Save again to use yours.',
      ),
    ).toBeVisible();
    expect((await own()).getByLabelText('Monday closes')).toHaveValue('16:00');
    view.answer({ [HOURS]: { hours: changed, revision: 10, outside: [] } });
    await press(view, 'Save opening hours');
    const both = { ...changed, week: { ...changed.week, sunday: null } };
    await waitFor(() => expect(view.bodies(HOURS).at(-1)).toEqual({ hours: both, revision: 9 }));
    expect(await (await own()).findByText('Saved.')).toBeVisible();
  });
});

describe('backups', () => {
  const panel = () => screen.findByRole('region', { name: 'Here' });
  const hoursAgo = (count: number) => new Date(Date.parse(NOW) - count * 3_600_000).toISOString();

  test('that are not made say whom to ask', async () => {
    open(<BackupsPanel {...place} />);
    expect(
      await within(await panel()).findByText(
        'There are no automatic backups yet. Ask whoever runs the server to turn them on.',
      ),
    ).toBeVisible();
  });

  test('say how old the newest checked one is, what it holds, and what fails', async () => {
    open(<BackupsPanel {...place} />, {
      'GET backups': {
        store: 'folder',
        state: {
          since: hoursAgo(1000),
          newest: hoursAgo(50),
          partial: { made: hoursAgo(26), lacks: '3 files could not be read.' },
          checked: { made: hoursAgo(72), at: hoursAgo(71), contents: '76 pieces and 22 requests' },
          failure: { at: hoursAgo(1), count: 3, message: 'Connect its drive.' },
        },
        warning: 'The newest backup is older than two days.',
      } satisfies BackupReport,
    });
    expect(await within(await panel()).findByText(/was made 3 days ago\./)).toBeVisible();
    expect(await panel()).toHaveTextContent(/It holds 76 pieces and 22 requests\./);
    expect(await panel()).toHaveTextContent('The newest complete copy was made 2 days ago.');
    expect(await panel()).toHaveTextContent(
      'The copy that was made 26 hours ago is not in order: 3 files could not be read.',
    );
    expect(await panel()).toHaveTextContent('The last 3 attempts failed: Connect its drive.');
  });
});

describe('the screen', () => {
  const all = {
    'GET ready': { checks: [], isDismissed: false },
    'GET mails': {
      mails: [],
      next: null,
      counts: { waiting: 0, sending: 0, failed: 0, sent: 0, withheld: 0 },
    },
    'GET deletions': { deletions: [], next: null },
  };
  const openAt = (path: string) => {
    Element.prototype.scrollIntoView = vi.fn();
    return open(<SettingsScreen />, all, usual, path);
  };
  const panel = (name: string) => screen.findByRole('region', { name });
  const search = (user: ReturnType<typeof openAt>['user'], text: string) =>
    user.type(screen.getByRole('searchbox', { name: 'Find a setting' }), text);

  test.each([
    ['#backups', 'Backups', 'Ready to open'],
    ['#hours', 'Opening hours', 'Backups'],
    ['', 'Ready to open', 'Opening hours'],
  ])('shows the group of what a link leads to (%s), and only that one', async (hash, there, elsewhere) => {
    openAt(`/admin/settings${hash}`);
    expect(await panel(there)).toBeVisible();
    if (hash) await waitFor(async () => expect(await panel(there)).toHaveFocus());
    expect(await panel(elsewhere)).not.toBeVisible();
  });

  test('finds a setting by its words and by what others call it; Enter opens the first, and what was typed stays', async () => {
    const { user } = openAt('/admin/settings#hold');
    const hours = await screen.findByLabelText(/^Unconfirmed requests hold/);
    await user.clear(hours);
    await user.type(hours, '48');
    await search(user, 'Wheel limit');
    expect(await panel('Limits')).toBeVisible();
    expect(await panel('Opening hours')).not.toBeVisible();
    expect(screen.getByText('Found: Limits.')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await search(user, 'nothing of this');
    expect(screen.getByText(/^No setting has these words/)).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await search(user, 'holiday{Enter}');
    await waitFor(async () => expect(await panel('Closed days and hours')).toHaveFocus());
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(hours).toHaveValue('48');
    expect(hours).toBeVisible();
  });
});

test('the shop’s facts that cannot be loaded say so in their panel, and come with another try', async () => {
  const { user, answer } = open(<ShopPanel {...place} />, {
    'GET catalogue/shop/1': refused(500, 'internal', 'Oh.'),
  });
  const panel = within(await screen.findByRole('region', { name: 'Here' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('The server has run into a problem.');
  answer({ 'GET catalogue/shop/1': shopAnswer() });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('hello@example.com')).toBeVisible();
});

describe('emails to the shop', () => {
  const fields = async () => within(await form('Emails to the shop'));
  const addresses = async () => (await fields()).getByLabelText(/email addresses/);
  const save = async ({ user }: ReturnType<typeof open>) =>
    user.click((await fields()).getByRole('button', { name: 'Save' }));

  test('to what is no address say so at the field; others are sent as they are chosen, the addresses as a list', async () => {
    const view = open(<ShopMailsPanel {...place} />);
    await view.user.type(await addresses(), 'oren');
    await save(view);
    expect(
      await (await fields()).findByText('Please enter valid email addresses, separated by commas.'),
    ).toBeVisible();
    await waitFor(async () => expect(await addresses()).toHaveFocus());
    expect(view.bodies(SETTINGS)).toEqual([]);
    await view.user.clear(await addresses());
    await view.user.selectOptions(
      (await fields()).getByLabelText('Confirmed appointments in your calendars show'),
      'Initials only',
    );
    await view.user.type(await addresses(), 'oren@example.com; mara@example.com');
    await view.user.click((await fields()).getByRole('checkbox', { name: /^Email owners when/ }));
    await save(view);
    expect(await (await fields()).findByText('Saved.')).toBeVisible();
    expect(view.bodies(SETTINGS)).toEqual([
      {
        settings: {
          calendarEntries: 'initials',
          calendarEmails: ['oren@example.com', 'mara@example.com'],
          tellsOwners: false,
        },
        revision: 1,
      },
    ]);
    expect(await addresses()).toHaveValue('oren@example.com, mara@example.com');
  });

  test('stay as they are typed when somebody else saves the settings, whose addresses are shown before they are replaced', async () => {
    const view = open(<ShopMailsPanel {...place} />);
    await view.user.type(await addresses(), 'mine@example.com');
    const theirs = { ...usual, calendarEntries: 'initials' as const, calendarEmails: ['ben@example.com'] };
    const present = { settings: theirs, revision: 2 };
    view.answer({ 'GET settings': present, [SETTINGS]: refused(409, 'conflict', 'No.', { present }) });
    await view.portal.queries.invalidateQueries();
    await save(view);
    expect(
      await (await fields()).findByText(/^Nothing was saved: someone has changed the settings/),
    ).toHaveTextContent(
      'Now: Calendars show, Initials only; Calendars’ email addresses, ben@example.com. Save again to use yours.',
    );
    expect(await addresses()).toHaveValue('mine@example.com');
    const settings = { calendarEmails: ['mine@example.com'] };
    view.answer({ [SETTINGS]: { settings: { ...theirs, ...settings }, revision: 3 } });
    await save(view);
    expect(await (await fields()).findByText('Saved.')).toBeVisible();
    expect(view.bodies(SETTINGS)).toEqual([1, 2].map((revision) => ({ settings, revision })));
  });
});

test('the version that runs is named', async () => {
  open(<VersionLine />, { 'GET /api/health': { status: 'ok', name: 'jeweler', version: '1.4.2' } });
  expect(await screen.findByText('Version 1.4.2')).toBeVisible();
});
