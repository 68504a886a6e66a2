import { File } from 'node:buffer';
import type { ImportAnswer } from '@jeweler/core/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cataloguePortal, press } from '../../../../../../tests/support/catalogue-portal.tsx';
import { deferred } from '../../../../../../tests/support/deferred.ts';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
const nothing: ImportAnswer = {
  plan: { created: [], changed: [], removed: [], unchanged: 3 },
  faults: [],
  missingPictures: [],
  revision: 7,
};
const priced = (to: number, revision: number): ImportAnswer => ({
  ...nothing,
  plan: {
    ...nothing.plan,
    created: [{ kind: 'products', id: 9, name: 'Hoops' }],
    changed: [{ kind: 'products', id: 1, name: 'Oval Halo', changes: [{ field: 'price', from: 4850, to }] }],
  },
  revision,
});

const answer = (body: ImportAnswer) => {
  desk.answers['POST catalogue/import'] = () => Response.json(body);
};
const refuse = (status: number, code: string, rest: object = {}) => {
  desk.answers['POST catalogue/import'] = () =>
    Response.json({ success: false, code, message: 'No.', ...rest }, { status });
};

const open = async () => {
  const portal = desk.open('/admin/catalogue/import');
  await screen.findByRole('heading', { name: 'Import or export' });
  // The window takes files from a moment after that on.
  await waitFor(() => {
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText('Drop the file to see what it would change.')).toBeVisible();
  });
  return portal;
};
/** Drops a file on the window. */
const drop = (name: string, text: string | Buffer = 'Address,Price') => {
  const dataTransfer = { types: ['Files'], files: [new File([text], name)] };
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
};
const APPLY = 'Apply exactly this';

test('what is no such file gets a sentence and is not sent; one that changes nothing has nothing to apply', async () => {
  answer(nothing);
  await open();
  for (const [name, text, sentence] of [
    ['pieces.ods', 'PK', 'pieces.ods is neither .csv nor .json.'],
    ['pieces.csv', Buffer.alloc(8_000_001, ' '), 'pieces.csv is larger than 8 MB'],
  ] as const) {
    drop(name, text);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(desk.asked).toEqual([]);
  }
  drop('pieces.json', '{}');
  expect(await screen.findByText('The file changes nothing.')).toBeVisible();
  expect(screen.queryByRole('button', { name: APPLY })).toBeNull();
  expect(desk.asked).toEqual([{ format: 'json', text: '{}' }]);
});

test('without the server the file can be chosen again; what could not be applied says so, and is still there to be applied', async () => {
  answer(priced(5100, 7));
  const { user } = await open();
  desk.isServerGone = true;
  drop('prices.csv');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  desk.isServerGone = false;
  drop('prices.csv');
  expect(await screen.findByRole('button', { name: APPLY })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  refuse(413, 'too_large');
  await press(user, APPLY);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was changed. prices.csv is larger than 8 MB',
  );
  desk.isServerGone = true;
  await press(user, APPLY);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Whether anything was changed is not known.* The server cannot be reached/,
  );
  desk.isServerGone = false;
  expect(screen.getByRole('button', { name: APPLY })).toBeVisible();
});

test('faults are said with their places, and nothing can be applied', async () => {
  answer({
    ...priced(5250, 7),
    faults: [{ line: 2, field: 'Price', message: '“5.250” can be two prices.' }],
  });
  await open();
  drop('pieces.csv');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('pieces.csv has one error'));
  const faults = screen.getByRole('group', { name: 'Errors' });
  expect(await within(faults).findByText('Line 2, Price')).toBeVisible();
  expect(within(faults).getByText('“5.250” can be two prices.')).toBeVisible();
  expect(screen.queryByRole('button', { name: APPLY })).toBeNull();
  // Of 10,000 the first are shown, and the others counted.
  const many = Array.from({ length: 10_000 }, (_, index) => ({ line: index + 2, message: 'No.' }));
  answer({ ...nothing, faults: many });
  drop('pieces.csv');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('pieces.csv has 10,000 errors'));
  const list = screen.getByRole('group', { name: 'Errors' });
  expect(await within(list).findByText('Line 2')).toBeVisible();
  expect(within(list).getByText('And 9,500 more.')).toBeVisible();
});

test('what a file changes is shown, and exactly that is applied', async () => {
  answer(priced(5100, 7));
  const { user, host } = await open();
  drop('prices.csv', 'Address,Price\noval,5100');
  const sentence = (await screen.findByText('prices.csv', { selector: 'p *' })).parentElement;
  expect(sentence).toBeVisible();
  await waitFor(() => expect(sentence).toHaveFocus());
  const changed = await screen.findByRole('group', { name: 'Changed' });
  await waitFor(() => expect(changed).toHaveTextContent('$4,850→$5,100'));
  expect(await within(screen.getByRole('group', { name: 'New' })).findByText('Hoops')).toBeVisible();
  await press(user, APPLY);
  await waitFor(() =>
    expect(host.notify).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'prices.csv has been imported',
        text: '1 new, 1 changed, 3 unchanged.',
      }),
    ),
  );
  const file = { format: 'csv', text: 'Address,Price\noval,5100' };
  expect(desk.asked).toEqual([file, { ...file, apply: 7 }]);
});

test('an import is undone from its notice, what has been changed since only when told', async () => {
  answer({ ...priced(5100, 7), undo: 'u1' });
  const { user, host } = await open();
  drop('prices.csv');
  await press(user, APPLY);
  const expectNotice = (title: string) =>
    waitFor(() => expect(host.notify).toHaveBeenLastCalledWith(expect.objectContaining({ title })));
  const undo = (left: object[]) => {
    desk.answers['POST catalogue/products/bulk/undo'] = () => Response.json({ undo: 'u1', changed: 1, left });
    host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  };
  await expectNotice('prices.csv has been imported');
  undo([{ id: 1, name: 'Oval Halo', reason: 'Someone has changed it since.' }]);
  await expectNotice('1 restored, 1 left unchanged');
  undo([]);
  await expectNotice('1 restored');
  expect(desk.asked.slice(-2)).toEqual([
    { undo: 'u1', all: false },
    { undo: 'u1', all: true },
  ]);
});

test('when somebody has changed the catalogue meanwhile, the new comparison is shown and applied', async () => {
  answer(priced(5100, 7));
  const { user } = await open();
  drop('prices.csv');
  await screen.findByRole('button', { name: APPLY });
  refuse(409, 'conflict', { present: priced(5200, 8) });
  await press(user, APPLY);
  expect(await screen.findByText(/^Nothing was changed: someone has edited the catalogue/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Changed' })).toHaveTextContent('→$5,200'));
  answer(priced(5200, 8));
  await press(user, APPLY);
  await waitFor(() => expect(desk.asked.at(-1)).toMatchObject({ apply: 8 }));
});

test('the answer about an earlier file comes too late', async () => {
  const first = deferred<Response>();
  desk.answers['POST catalogue/import'] = ({ text }) =>
    text === 'first' ? first.promise : Response.json(priced(5200, 8));
  const { user } = await open();
  drop('first.csv', 'first');
  expect(await screen.findByText('Comparing first.csv with the catalogue…')).toBeVisible();
  await waitFor(() => expect(desk.asked).toHaveLength(1));
  drop('second.csv', 'second');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('second.csv'));
  first.resolve(Response.json(priced(5100, 7)));
  await first.promise;
  await press(user, APPLY);
  await waitFor(() => expect(desk.asked.at(-1)).toEqual({ format: 'csv', text: 'second', apply: 8 }));
});
