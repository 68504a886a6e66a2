import { noteForm, unsavedTextsSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { receive, type Staff, startInbox } from './inbox.ts';

const UNSAVED = '/api/admin/unsaved';

const readForms = async (staff: Staff) => unsavedTextsSchema.parse((await staff.get(UNSAVED)).body).forms;

test('what is typed is kept for the one who types it, until it ends', async () => {
  const inbox = await startInbox();
  const mara = await inbox.colleague('Mara');
  const typed = { changes: { value: '48' }, revision: 3 };
  expect((await inbox.post(`${UNSAVED}/hold-hours`, typed)).status).toBe(204);
  expect(await readForms(inbox)).toEqual({
    'hold-hours': { ...typed, savedAt: inbox.server.time.now.toISOString() },
  });
  expect(await readForms(mara)).toEqual({});
  await inbox.post(`${UNSAVED}/hold-hours`, { changes: { value: '24' }, revision: 4 });
  expect(await readForms(inbox)).toMatchObject({ 'hold-hours': { changes: { value: '24' }, revision: 4 } });
  await inbox.post(`${UNSAVED}/hold-hours`, { changes: {}, revision: 4 });
  expect(await readForms(inbox)).toEqual({});
});

test('an unsaved note goes with the request it is about', async () => {
  const inbox = await startInbox();
  const { reference } = await receive(inbox, 'contact');
  const form = noteForm(reference);
  const typed = { changes: { text: 'Wants it before Easter.' }, revision: 0 };
  expect((await inbox.post(`${UNSAVED}/${form}`, typed)).status).toBe(204);
  expect(await readForms(inbox)).toHaveProperty(form);
  await inbox.server.database.writes.run((trx) => trx.deleteFrom('submissions').execute());
  expect(await readForms(inbox)).toEqual({});
  expect((await inbox.post(`${UNSAVED}/${form}`, typed)).status).toBe(404);
});

test('bad names and bodies are refused, and change nothing', async () => {
  const inbox = await startInbox();
  const typed = { changes: { value: '48' }, revision: 0 };
  expect((await inbox.post(`${UNSAVED}/a%20form`, typed)).status).toBe(404);
  expect((await inbox.post(`${UNSAVED}/hold-hours`, { changes: 'x', revision: 0 })).status).toBe(400);
  expect((await inbox.post(`${UNSAVED}/hold-hours`, { changes: {} })).status).toBe(400);
  const huge = { changes: { value: 'x'.repeat(2_000_000) }, revision: 0 };
  expect((await inbox.post(`${UNSAVED}/hold-hours`, huge)).status).toBe(413);
  expect(await readForms(inbox)).toEqual({});
});
