import { chakra, Textarea } from '@chakra-ui/react';
import { noteForm } from '@jeweler/core/schemas';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { type FormEvent, useId, useRef } from 'react';
import { useNameOf } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Form, Quiet } from '../../../shared/ui/layout.ts';
import { useKeptText } from '../../../shared/unsaved/use-kept-text.ts';
import type { Changes } from '../../../submissions/use-changes.ts';
import { Time } from './history.tsx';

/** Internal notes of the staff; visitors never see them. */
export const Notes = ({ record, changes }: { record: SubmissionRecord; changes: Changes }) => {
  const [text, setText, takeOut] = useKeptText(noteForm(record.reference), record.notes);
  const nameOf = useNameOf();
  const busy = changes.isNoting;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') return field.current?.focus();
    if (await changes.note(record, text)) takeOut(text);
  };

  return (
    <chakra.div display="grid" gap="4">
      {record.notes.length === 0 ? null : (
        <chakra.ul display="grid" gap="3">
          {record.notes.map((note) => (
            <li key={note.id}>
              <chakra.p dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
                {note.text}
              </chakra.p>
              <Quiet as="span">{nameOf(note.by)}</Quiet> <Time iso={note.at} />
            </li>
          ))}
        </chakra.ul>
      )}
      <Form gap="2" _print={{ display: 'none' }} onSubmit={submit}>
        <label htmlFor={id}>Private note</label>
        <Textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" justifySelf="start" aria-disabled={busy}>
          Add note
        </Button>
      </Form>
    </chakra.div>
  );
};
