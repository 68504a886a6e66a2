import { portalSettingsSchema, type RecordDraft } from '@jeweler/core/schemas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal, press } from '../../../../../tests/support/catalogue-portal.tsx';
import { RulesPanel } from './settings-screen.tsx';

const desk = cataloguePortal();
const KEEP = 'POST unsaved/settings-rules';
let forms: Record<string, RecordDraft>;

beforeEach(() => {
  const settings = portalSettingsSchema.parse({});
  let revision = 1;
  forms = {};
  desk.answers['GET settings'] = () => Response.json({ settings, revision });
  desk.answers['POST settings'] = ({ settings: changes }) => {
    Object.assign(settings, changes);
    revision += 1;
    return Response.json({ settings, revision });
  };
  desk.answers['GET unsaved'] = () => Response.json({ forms });
  desk.answers[KEEP] = (change) => {
    const draft = { ...(change as unknown as RecordDraft), savedAt: '2026-06-01T16:00:00.000Z' };
    if (Object.keys(draft.changes).length === 0) delete forms['settings-rules'];
    else forms['settings-rules'] = draft;
    return Response.json({ success: true });
  };
});

const days = () => screen.findByLabelText(/^Sold pieces stay/);
const offer = () => screen.findByRole('region', { name: 'Unsaved changes' });
const open = () => desk.show(<RulesPanel />);

test('a number that was typed and not saved is offered beside the present one, and ends with the save', async () => {
  const first = open();
  const typed = await days();
  await first.user.clear(typed);
  await first.user.type(typed, '31');
  await waitFor(() => expect(forms['settings-rules']?.changes).toEqual({ soldDays: 31 }));
  first.unmount();
  // Another computer.
  localStorage.clear();
  const { user } = open();
  expect(await offer()).toHaveTextContent(
    'Now: Sold pieces stay in the lists for (days), 30 days. You had typed: Sold pieces stay in the lists for (days), 31 days.',
  );
  expect(await days()).toHaveValue('30');
  await press(user, 'Restore');
  expect(await days()).toHaveValue('31');
  await press(user, 'Save');
  expect(await screen.findByText('Saved.')).toBeVisible();
  await waitFor(() => expect(forms).toEqual({}));
});

test('what has become the present value meanwhile is not offered', async () => {
  forms['settings-rules'] = { changes: { soldDays: 30 }, revision: 1, savedAt: '2026-06-01T16:00:00.000Z' };
  open();
  expect(await days()).toHaveValue('30');
  await waitFor(() => expect(forms).toEqual({}));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});
