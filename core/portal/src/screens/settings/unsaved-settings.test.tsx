import { portalSettingsSchema, type RecordDraft } from '@jeweler/core/schemas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal, press } from '../../../../../tests/support/catalogue-portal.tsx';
import { RulesPanel } from './settings-groups.tsx';

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

const limit = () => screen.findByLabelText(/^Limit of the wheel/);
const offer = () => screen.findByRole('region', { name: 'Unsaved changes' });
const open = () => desk.show(<RulesPanel id="rules" title="Limits" />);

test('a number that was typed and not saved is offered beside the present one, and ends with the save', async () => {
  const first = open();
  const typed = await limit();
  await first.user.clear(typed);
  await first.user.type(typed, '4000');
  await waitFor(() => expect(forms['settings-rules']?.changes).toEqual({ prizeLimit: 4000 }));
  first.unmount();
  // Another computer.
  localStorage.clear();
  const { user } = open();
  expect(await offer()).toHaveTextContent(
    'Now: Limit of the wheel’s prizes (dollars), $5,000. You had typed: Limit of the wheel’s prizes (dollars), $4,000.',
  );
  expect(await limit()).toHaveValue('5000');
  await press(user, 'Restore');
  expect(await limit()).toHaveValue('4000');
  await press(user, 'Save');
  expect(await screen.findByText('Saved.')).toBeVisible();
  await waitFor(() => expect(forms).toEqual({}));
});

test('what has become the present value meanwhile is not offered', async () => {
  forms['settings-rules'] = {
    changes: { prizeLimit: 5000 },
    revision: 1,
    savedAt: '2026-06-01T16:00:00.000Z',
  };
  open();
  expect(await limit()).toHaveValue('5000');
  await waitFor(() => expect(forms).toEqual({}));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});
