import { chakra, Textarea } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { SavedRepliesAnswer } from '@jeweler/core/schemas';
import { MAX_REPLY, type SubmissionRecord } from '@jeweler/core/submissions';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FieldError } from '../../shared/ui/field-frame.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Flow, Form, PanelBody, Quiet } from '../../shared/ui/layout.ts';
import { onEscape } from '../../shared/ui/on-escape.ts';
import { describeTimes, unfilled } from './reply-values.ts';
import { SavedRepliesPanel } from './saved-replies-panel.tsx';
import type { Reply } from './use-reply.ts';

/** From so many characters the rest is counted. */
const COUNTED_FROM = MAX_REPLY - 1000;

/** 'date and service' */
const list = (places: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(places);

interface ReplyBoxProps {
  record: SubmissionRecord;
  reply: Reply;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Of the agenda, to be offered. */
  freeTimes: SavedRepliesAnswer['freeTimes'];
  /** Whether a saved reply is typed that is not stored: its own form is where that is left. */
  hasUnsaved: boolean;
  onUnsaved: (hasUnsaved: boolean) => void;
  onSent: () => void;
  /** Undefined: it stays, because replying is the next thing to do. */
  onClose: (() => void) | undefined;
}

/** Where the answer to the visitor is written and sent. */
export const ReplyBox = (props: ReplyBoxProps) => {
  const { record, reply, field, freeTimes, hasUnsaved, onUnsaved, onSent, onClose } = props;
  const { text, setText, problem, busy, send } = reply;
  const [isAsking, setAsking] = useState(false);
  const [isSavedOpen, setSavedOpen] = useState(false);
  const savedButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const missing = unfilled(text);
  const isSpam = record.status === 'spam';

  const sendNow = async () => {
    setAsking(false);
    if (!(await send({ isForSpam: isSpam }))) return field.current?.focus();
    // Whoever types on stays there: the next keys are not for what comes now.
    if (['', text].includes(field.current?.value ?? '')) onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') return field.current?.focus();
    if (isSpam || missing.length > 0) setAsking(true);
    else void sendNow();
  };

  /** At the cursor, with the first place to fill in selected. */
  const insert = (added: string) => {
    setSavedOpen(false);
    const area = field.current;
    let [before, after] =
      text.trim() === '' || !area
        ? ['', '']
        : [text.slice(0, area.selectionStart), text.slice(area.selectionEnd)];
    // Not behind the last word.
    if (before !== '' && !/\s$/.test(before)) before += '\n';
    flushSync(() => setText(before + added + after));
    area?.focus();
    const [place] = unfilled(added);
    const start = before.length + (place === undefined ? added.length : added.indexOf(place));
    area?.setSelectionRange(start, start + (place?.length ?? 0));
  };

  const closeSaved = onEscape(() => {
    setSavedOpen(false);
    savedButton.current?.focus();
  });

  return (
    <PanelBody maxWidth="44rem" paddingTop="0" paddingBottom="5" _print={{ display: 'none' }}>
      <Form aria-label="Reply" gap="2" onSubmit={submit} onKeyDown={onClose && onEscape(onClose)}>
        <label htmlFor={id}>
          <span>Reply to </span>
          <chakra.bdi overflowWrap="anywhere">{record.email}</chakra.bdi>
        </label>
        <Textarea
          ref={field}
          id={id}
          dir="auto"
          rows={6}
          autoresize
          maxHeight="24rem"
          scrollMarginTop="10rem"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-about`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
        <Quiet id={`${id}-about`}>
          {text.length > COUNTED_FROM
            ? `${formatCount(text.length)} of ${formatCount(MAX_REPLY)} characters.`
            : 'What the visitor wrote is quoted below. The visitor’s answer arrives in the shop’s mailbox, not here. What you type is kept until you send it.'}
        </Quiet>
        {missing.length === 0 ? null : (
          <chakra.p display="flex" gap="2" color="admin.warning" fontSize="small">
            <Icon name="info" width="4" height="4" marginTop=".15rem" />
            <span>{`Still to fill in: ${list(missing)}`}</span>
          </chakra.p>
        )}
        <FieldError announced>{problem?.sentence}</FieldError>
        <Flow>
          <Button type="submit" variant={text.trim() === '' ? 'line' : 'solid'} aria-disabled={busy}>
            <Icon name="reply" />
            {problem?.isConflict ? 'Send anyway' : 'Send'}
          </Button>
          <Button
            ref={savedButton}
            aria-expanded={isSavedOpen}
            aria-disabled={hasUnsaved}
            onClick={() => setSavedOpen(!isSavedOpen || hasUnsaved)}
          >
            Saved replies
          </Button>
          {freeTimes.length === 0 ? null : (
            <Button
              title="Writes the next free times of the agenda"
              onClick={() => insert(describeTimes(freeTimes))}
            >
              <Icon name="calendar" />
              Offer free times
            </Button>
          )}
          {onClose ? (
            <Button variant="bare" onClick={onClose}>
              Not now
            </Button>
          ) : null}
        </Flow>
        {isAsking ? (
          <ConfirmDialog
            title={isSpam ? 'Reply to spam?' : 'Send with places to fill in?'}
            answer={isSpam ? 'Send' : 'Send as it is'}
            onAnswer={sendNow}
            onClose={() => setAsking(false)}
            finalFocus={() => field.current}
          >
            {isSpam ? (
              <p>This request is marked as spam. A reply tells its sender that someone reads this address.</p>
            ) : null}
            {missing.length === 0 ? null : <p>{`Still to fill in: ${list(missing)}`}</p>}
          </ConfirmDialog>
        ) : null}
      </Form>
      {isSavedOpen ? (
        <chakra.div
          onKeyDown={(event) => {
            // In a search with words, Escape clears them first.
            if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
            closeSaved(event);
          }}
        >
          <SavedRepliesPanel {...{ record, onUnsaved }} onChoose={insert} />
        </chakra.div>
      ) : null}
    </PanelBody>
  );
};
