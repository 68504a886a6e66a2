import type { SubmissionRecord } from '@jeweler/core/submissions';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PortalTheme } from '../../../../../tests/support/portal-theme.tsx';
import { submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { ReplyBox } from './reply-box.tsx';
import type { Reply } from './use-reply.ts';

const record = (changes: Partial<SubmissionRecord> = {}) =>
  submissionRecord({ email: 'ada.ferrer@example.com', ...changes });

interface BoxProps {
  of: SubmissionRecord;
  send: Reply['send'];
  problem: Reply['problem'] | undefined;
  onSent: () => void;
}

const Box = ({ of, send, problem, onSent }: BoxProps) => {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = { text, setText, problem, busy: false, send, withdraw: async () => {} };
  const freeTimes = [
    { day: '2026-11-24', slots: ['10:00' as const, '14:00' as const] },
    { day: '2026-11-25', slots: ['11:00' as const] },
  ];
  const unsaved = { hasUnsaved: false, onUnsaved: () => undefined };
  return <ReplyBox record={of} {...{ reply, field, freeTimes, onSent, ...unsaved }} onClose={undefined} />;
};

const open = ({ of = record(), isSent = true, problem = undefined as Reply['problem'] | undefined } = {}) => {
  const send = vi.fn<Reply['send']>(async () => isSent);
  const onSent = vi.fn();
  render(
    <PortalTheme>
      {/* The portal's notices, which a dialog looks for. */}
      <div data-scope="toast" data-part="group" />
      <Box of={of} send={send} problem={problem} onSent={onSent} />
    </PortalTheme>,
  );
  return { user: userEvent.setup(), send, onSent };
};

const field = () => screen.getByLabelText('Reply to ada.ferrer@example.com');
const button = (name: string) => screen.getByRole('button', { name });

test('a reply is sent by its button, or by Ctrl and Enter; an empty one is not, and its field is where to go on', async () => {
  const { user, send, onSent } = open();
  await user.click(button('Send'));
  expect(send).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  await user.keyboard('Yes, please come by.{Control>}{Enter}{/Control}');
  expect(onSent).toHaveBeenCalledOnce();
  await user.click(button('Send'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('the next free times of the agenda are written at the cursor by one press, on lines of their own', async () => {
  const { user } = open();
  await user.type(field(), 'Please come by on');
  await user.click(button('Offer free times'));
  expect(field()).toHaveValue(
    'Please come by on\nTuesday, November 24 at 10:00 AM or 2:00 PM\nWednesday, November 25 at 11:00 AM',
  );
  expect(field()).toHaveFocus();
});

test('says where the answer to a reply arrives', () => {
  open();
  expect(field()).toHaveAccessibleDescription(
    /The visitor’s answer arrives in the shop’s mailbox, not here\./,
  );
});

test('places that are still to be filled in are named, and asked about before the reply is sent', async () => {
  const { user, send } = open();
  await user.click(field());
  await user.paste('On {date} at {time}, or on {date}?');
  expect(screen.getByText('Still to fill in: {date} and {time}')).toBeVisible();
  await user.click(button('Send'));
  expect(send).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Send as it is' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a reply to spam is sent only by whoever wants that', async () => {
  const { user, send } = open({ of: record({ status: 'spam', statusBeforeSpam: 'new' }) });
  await user.type(field(), 'Hello');
  await user.click(button('Send'));
  const question = await screen.findByRole('dialog', { name: 'Reply to spam?' });
  expect(send).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith({ isForSpam: true });
});

test('what was not sent stays in the field, with the reason, and can be sent all the same', async () => {
  const sentence = 'Nothing was sent: ruth has changed this in the meantime. It is now “Answered”.';
  const { user, onSent } = open({ isSent: false, problem: { sentence, isConflict: true } });
  await user.type(field(), 'Hello');
  await user.click(button('Send anyway'));
  expect(onSent).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Hello');
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(screen.getByText(sentence)).toBeVisible();
});
