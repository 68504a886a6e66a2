import type { RecordDraft } from '@jeweler/core/schemas';
import { fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cataloguePortal, press } from '../../../../../tests/support/catalogue-portal.tsx';
import { deferred } from '../../../../../tests/support/deferred.ts';
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

/** Takes what this computer has, before the server is heard, which has `kept`. */
const take = async (text: string, kept: RecordDraft) => {
  localDrafts('me', FORM).write(draftOf(text));
  const { promise, resolve } = deferred<Response>();
  desk.answers['GET unsaved'] = () => promise;
  desk.answers[`POST unsaved/${FORM}`] = () => Response.json({ success: true });
  const { user } = desk.show(<Form />);
  const offered = await screen.findByRole('button', { name: text });
  const closed = waitForElementToBeRemoved(offered);
  await press(user, text);
  await closed;
  resolve(Response.json({ forms: { [FORM]: kept } }));
};

test('what this computer and the server both have is offered once', async () => {
  await take('Not finished', draftOf('Not finished'));
  await expect(screen.findByRole('button')).rejects.toThrow();
});

test('what the server has of a later time is offered too', async () => {
  await take('Not', draftOf('Not finished', '2026-11-20T15:01:00.000Z'));
  expect(await screen.findByRole('button', { name: 'Not finished' })).toBeVisible();
});

const Typing = () => {
  const [text, setText] = useState('');
  useUnsavedForm({ form: FORM, select: (changes) => changes, typed: text ? { text } : {} });
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
};

test('what one person typed is not sent for whoever is signed in next, and stays hers', async () => {
  desk.answers['GET unsaved'] = () => Response.json({ forms: {} });
  desk.answers[`POST unsaved/${FORM}`] = () => Response.json({ success: true });
  const { portal, session, unmount } = desk.show(<Typing />);
  await waitFor(() => expect(portal.session.state()).toMatchObject({ username: 'me' }));
  await waitFor(() => expect(portal.queries.getQueryData(unsavedKey)).toBeDefined());
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hers' } });
  const kept = () => localDrafts('me', FORM).read()?.changes;
  await waitFor(() => expect(kept()).toEqual({ text: 'Hers' }));
  session.changeElsewhere({ token: 'of-ben', expiresAt: '2036-01-01T00:00:00.000Z' });
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(desk.asked).toEqual([]);
  expect(kept()).toEqual({ text: 'Hers' });
});
