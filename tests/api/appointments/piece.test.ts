import { expect, test } from 'vitest';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { receive } from '../inbox/inbox.ts';
import { passUndoTime, SITE, startMailingInbox } from '../mail/mails.ts';

const NAME = 'Old Cut Solitaire';

/** The sample with another name and address for its first piece, which keeps its id. */
const renamed = () => {
  const { products, ...catalogue } = smallCatalogue();
  const [first, ...others] = products;
  return { ...catalogue, products: [{ ...first, name: 'Solitaire II', slug: 'solitaire-2' }, ...others] };
};

test('the piece that an appointment is about is told to staff and visitor by the name that it had', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  await inbox.server.catalogue.replace(smallCatalogue());
  const { reference, summary } = await receive(inbox, 'appointment', {
    piece: 'old-cut-solitaire',
    pieceId: '3',
  });
  expect(summary).toBe(`Bespoke Jewelry Design: ${NAME}`);
  for (const { text } of await mailServer.received(2)) expect(text).toMatch(new RegExp(`About +${NAME}`));

  await inbox.server.catalogue.replace(renamed() as never);
  const { details, revision } = await inbox.record(reference);
  expect(details).toContainEqual({ field: 'piece', value: NAME });
  expect(details).toContainEqual({ field: 'pieceId', value: '30' });

  await inbox.post(`/api/admin/submissions/${reference}/status`, { status: 'cancelled', revision });
  passUndoTime(inbox);
  const [, , cancelled] = await mailServer.received(3);
  expect(cancelled?.text).toContain(`${SITE}/appointment?piece=solitaire-2&type=bespoke`);
  expect(cancelled?.text).toContain(NAME);
});

test('a piece that there is not refuses nothing, and is named to staff only, as it was sent', async () => {
  const { inbox, mailServer } = await startMailingInbox();
  const { reference } = await receive(inbox, 'appointment', { piece: 'buy-now.example' });
  expect((await inbox.record(reference)).details).toContainEqual({
    field: 'piece',
    value: 'buy-now.example',
  });
  const mails = await mailServer.received(2);
  const to = (address: string) => mails.find(({ to_ }) => to_[0] === address)?.text;
  expect(to('desk@example.com')).toContain('buy-now.example');
  expect(to('ada.ferrer@example.com')).toContain('We have received your appointment request');
  expect(to('ada.ferrer@example.com')).not.toContain('buy-now.example');
});
