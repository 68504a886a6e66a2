import { MAX_SAVED_TEXT, type SavedReply } from '@jeweler/core/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { DiscardQuestion } from '../../shared/ui/discard-question.tsx';
import { FieldError } from '../../shared/ui/field-frame.tsx';
import { Flow, Form, Quiet } from '../../shared/ui/layout.ts';
import { onEscape } from '../../shared/ui/on-escape.ts';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { PLACEHOLDER_HINT } from './reply-values.ts';
import type { useSavedReplies } from './use-saved-replies.ts';

interface SavedReplyFormProps {
  reply: SavedReply;
  isNew: boolean;
  saved: ReturnType<typeof useSavedReplies>;
  onClose: () => void;
}

/** Title and text of one saved reply. */
export const SavedReplyForm = ({ reply, isNew, saved, onClose }: SavedReplyFormProps) => {
  const [title, setTitle] = useState(reply.title);
  const [text, setText] = useState(reply.text);
  const [isAsking, setAsking] = useState(false);
  const isChanged = title !== reply.title || text !== reply.text;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await saved.write({ id: reply.id, title, text })) onClose();
  };
  const remove = async () => {
    if (await saved.remove(reply.id)) onClose();
  };
  return (
    <>
      <Form
        aria-label="Saved reply"
        gap="4"
        onSubmit={submit}
        onKeyDown={onEscape(() => (isChanged ? setAsking(true) : onClose()))}
      >
        <TextField
          label="Title"
          autoFocus
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextAreaField
          label="Text"
          rows={8}
          maxLength={MAX_SAVED_TEXT}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Quiet>{PLACEHOLDER_HINT}</Quiet>
        {saved.failure === undefined ? null : <FieldError announced>{saved.failure}</FieldError>}
        <Flow>
          <Button type="submit" aria-disabled={saved.busy}>
            Save
          </Button>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          {isNew ? null : (
            <Button variant="bare" aria-disabled={saved.busy} onClick={() => void remove()}>
              Delete
            </Button>
          )}
        </Flow>
      </Form>
      {isAsking ? <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} /> : null}
    </>
  );
};
