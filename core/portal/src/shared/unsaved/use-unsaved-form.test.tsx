import type { RecordDraft } from '@jeweler/core/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cataloguePortal, press } from '../../../../../tests/support/catalogue-portal.tsx';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { useUsername } from '../session/use-session.ts';
import { localDrafts } from './local-drafts.ts';
import { unsavedKey, useUnsavedForm } from './use-unsaved-form.ts';

const desk = cataloguePortal();
const FORM = 'reply-M-4F7K';
const draftOf = (text: string, savedAt = '2026-11-20T15:00:00.000Z'): RecordDraft => ({
  changes: { text },
  revision: 0,
  savedAt,
});

const Form = () => {
  const { offer, closeOffer } = useUnsavedForm({ form: FORM, select: (changes) => changes, typed: {} });
  return offer ? (
    <button type="button" onClick={closeOffer}>
      {String(offer.changes.text)}
    </button>
  ) : (
    'Nothing'
  );
};

/** Waits until what the server has kept is known, and drawn. */
const isKnown = async ({ queries }: { readonly queries: QueryClient }) => {
  await waitFor(() => expect(queries.getQueryData(unsavedKey)).toBeDefined());
  await act(async () => undefined);
};

/** Takes what this computer has, before the server is heard, which has `kept`. */
const take = async (text: string, kept: RecordDraft) => {
  localDrafts('me', FORM).write(draftOf(text));
  const { promise, resolve } = deferred<Response>();
  desk.answers['GET unsaved'] = () => promise;
  desk.answers[`POST unsaved/${FORM}`] = () => Response.json({ success: true });
  const { user, portal } = desk.show(<Form />);
  const offered = await screen.findByRole('button', { name: text });
  const closed = waitForElementToBeRemoved(offered);
  await press(user, text);
  await closed;
  resolve(Response.json({ forms: { [FORM]: kept } }));
  await isKnown(portal);
};

test('what this computer and the server both have is offered once', async () => {
  await take('Not finished', draftOf('Not finished'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what the server has of a later time is offered too', async () => {
  await take('Not', draftOf('Not finished', '2026-11-20T15:01:00.000Z'));
  expect(await screen.findByRole('button', { name: 'Not finished' })).toBeVisible();
});

const Field = () => {
  const [text, setText] = useState('');
  const typed = text === '' ? {} : { text };
  const { offer } = useUnsavedForm({ form: FORM, select: (changes) => changes, typed });
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <p>{offer ? String(offer.changes.text) : 'Nothing'}</p>
    </>
  );
};
/** Like the screens, it is there while somebody is signed in. */
const SignedInField = () => (useUsername() === undefined ? null : <Field />);
const type = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value } });
const person = (username: string, headers = {}) =>
  Response.json(
    { username, expiresAt: '2036-01-01T00:00:00.000Z', publicOrigin: 'https://shop.example.com' },
    { headers },
  );

test('what was typed last is offered, however wrong the computer’s clock', async () => {
  const serverNow = () => Date.now() + 600_000;
  desk.answers['GET session'] = () => person('me', { date: new Date(serverNow()).toUTCString() });
  const kept = draftOf('Begun', new Date(serverNow()).toISOString());
  desk.answers['GET unsaved'] = () => Response.json({ forms: { [FORM]: kept } });
  desk.answers[`POST unsaved/${FORM}`] = () => Response.json({ success: false }, { status: 503 });
  localDrafts('me', FORM).write(undefined);
  const { unmount } = desk.show(<SignedInField />);
  await screen.findByText('Begun');
  await type('Begun and finished');
  unmount();
  const { promise, resolve } = deferred<Response>();
  desk.answers['GET unsaved'] = () => promise;
  const { portal } = desk.show(<SignedInField />);
  await screen.findByText('Begun and finished');
  resolve(Response.json({ forms: { [FORM]: kept } }));
  await isKnown(portal);
  expect(screen.queryByText('Begun')).toBeNull();
});

test('what waits behind a slow draft is not sent for the next person, and stays on its author’s computer', async () => {
  let username = 'me';
  desk.answers['GET session'] = () => person(username);
  desk.answers['POST login'] = () => Response.json({ token: 'b', expiresAt: '2036-01-01T00:00:00.000Z' });
  desk.answers['POST logout'] = () => Response.json({ success: true });
  desk.answers['GET unsaved'] = () => Response.json({ forms: {} });
  const { promise, resolve } = deferred<Response>();
  const sent: unknown[] = [];
  desk.answers[`POST unsaved/${FORM}`] = ({ changes }) => {
    sent.push(changes);
    return sent.length === 1 ? promise : Response.json({ success: true });
  };
  const { portal } = desk.show(<SignedInField />);
  await type('First');
  await expect.poll(() => sent).toEqual([{ text: 'First' }]);
  await type('Second');
  await act(async () => portal.session.signOut());
  username = 'ben';
  await act(() => portal.session.signIn({ username, password: 'a long password 2' }));
  expect(await screen.findByLabelText('Text')).toHaveValue('');
  await act(async () => resolve(Response.json({ success: true })));
  await type('Mine');
  await expect.poll(() => sent.at(-1)).toEqual({ text: 'Mine' });
  expect(sent).toEqual([{ text: 'First' }, { text: 'Mine' }]);
  expect(localDrafts('me', FORM).read()?.changes).toEqual({ text: 'Second' });
});

test('what one person typed is not sent for whoever is signed in next, and stays hers', async () => {
  desk.answers['GET unsaved'] = () => Response.json({ forms: {} });
  desk.answers[`POST unsaved/${FORM}`] = () => Response.json({ success: true });
  const { portal, session, unmount } = desk.show(<Field />);
  await waitFor(() => expect(portal.session.state()).toMatchObject({ username: 'me' }));
  await isKnown(portal);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hers' } });
  const kept = () => localDrafts('me', FORM).read()?.changes;
  await waitFor(() => expect(kept()).toEqual({ text: 'Hers' }));
  session.changeElsewhere({ token: 'of-ben', expiresAt: '2036-01-01T00:00:00.000Z' });
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(desk.asked).toEqual([]);
  expect(kept()).toEqual({ text: 'Hers' });
});
