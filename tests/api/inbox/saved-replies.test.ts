import { savedRepliesAnswerSchema } from '@jeweler/core/schemas';
import { availabilitySchema } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { type Inbox, startInbox } from './inbox.ts';

const PATH = '/api/admin/saved-replies';
const read = async (inbox: Inbox) => savedRepliesAnswerSchema.parse((await inbox.get(PATH)).body);

test('saved replies begin with the usual ones, and are written, changed and deleted', async () => {
  const inbox = await startInbox();
  const usual = await read(inbox);
  expect(usual.revision).toBe(0);
  expect(usual.replies.length).toBeGreaterThan(3);
  expect(usual.shopPhone).toBe('(561) 555-0147');
  // With them come the free times that a visitor who moves an appointment is offered.
  expect(usual.freeTimes).toHaveLength(3);
  const [time] = usual.freeTimes;
  expect(time?.slots.length).toBe(4);
  const { days } = availabilitySchema.parse(
    (await inbox.get(`/api/appointments/availability?from=${time?.day}&to=${time?.day}`)).body,
  );
  expect(time?.slots.map((slot) => days[0]?.slots[slot])).toEqual(Array(4).fill('free'));
  const fields = { title: ' Sapphires ', text: 'Hello {name},\n\nyes.' };
  expect((await inbox.post(`${PATH}/sapphires`, { ...fields, revision: 0 })).status).toBe(200);
  const [first] = usual.replies;
  const changed = { title: 'Thanks', text: 'Thank you.', revision: 1 };
  await inbox.post(`${PATH}/${first?.id}`, changed);
  const { replies, revision } = await read(inbox);
  expect(revision).toBe(2);
  expect(replies[0]).toEqual({ id: first?.id, title: 'Thanks', text: 'Thank you.' });
  expect(replies.at(-1)).toEqual({ id: 'sapphires', title: 'Sapphires', text: fields.text });
  await inbox.post(`${PATH}/sapphires/delete`, { revision });
  expect((await read(inbox)).replies.map(({ id }) => id)).toEqual(usual.replies.map(({ id }) => id));
});

test('of two people who change them at once the second is told, and overwrites nothing', async () => {
  const inbox = await startInbox();
  await inbox.post(`${PATH}/mine`, { title: 'Mine', text: 'Mine.', revision: 0 });
  for (const path of [`${PATH}/mine`, `${PATH}/mine/delete`]) {
    const refused = await inbox.post(path, { title: 'Yours', text: 'Yours.', revision: 0 });
    expect(refused.body).toMatchObject({ code: 'conflict', present: { revision: 1 } });
  }
  expect((await read(inbox)).replies.at(-1)?.title).toBe('Mine');
});

test('title and text are needed, and a hundred are enough', async () => {
  const inbox = await startInbox();
  const refused = expectRefusal(
    await inbox.post(`${PATH}/new`, { title: ' ', text: 'x'.repeat(5001), revision: 0 }),
    400,
    'validation',
  );
  expect(Object.keys(refused.fields ?? {})).toEqual(['title', 'text']);
  expectRefusal(
    await inbox.post(`${PATH}/Not_an-id`, { title: 'A', text: 'B', revision: 0 }),
    404,
    'not_found',
  );
  let { revision, replies } = await read(inbox);
  for (let count = replies.length; count < 100; count += 1) {
    const answer = await inbox.post(`${PATH}/n${count}`, { title: 'A', text: 'B', revision });
    revision = savedRepliesAnswerSchema.parse(answer.body).revision;
  }
  expectRefusal(await inbox.post(`${PATH}/more`, { title: 'A', text: 'B', revision }), 409, 'conflict');
});
