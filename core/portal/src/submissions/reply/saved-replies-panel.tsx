import { chakra } from '@chakra-ui/react';
import { searchable } from '@jeweler/core/format';
import { MAX_SAVED_TEXT, type SavedReply } from '@jeweler/core/schemas';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import { newKey } from '../../shared/new-key.ts';
import { NameForm } from '../../shared/session/name-form.tsx';
import { useStaffName } from '../../shared/session/use-session.ts';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { FieldError } from '../../shared/ui/field-frame.tsx';
import { Flow, Form, Quiet } from '../../shared/ui/layout.ts';
import { onEscape } from '../../shared/ui/on-escape.ts';
import { SearchInput } from '../../shared/ui/search-input.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { DiscardQuestion } from '../../shared/ui/typing-dialog.tsx';
import { UnsavedOffer } from '../../shared/unsaved/unsaved-offer.tsx';
import { useUnsavedForm } from '../../shared/unsaved/use-unsaved-form.ts';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { fillIn, getReplyValues, PLACEHOLDER_HINT, unfilled } from './reply-values.ts';
import { useSavedReplies } from './use-saved-replies.ts';

/** Whether every word of the search begins a word of the title or the text. */
const matches = ({ title, text }: SavedReply, sought: string): boolean => {
  const words = searchable(`${title} ${text}`).split(/[^\p{L}\p{N}]+/u);
  return searchable(sought)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** The list opens below the reply, often below the window's edge: the field at its top would be all that is seen. */
const showWhole = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: 'nearest' });

interface SavedRepliesPanelProps {
  record: SubmissionRecord;
  /** Called with whether text is typed that is not stored. */
  onUnsaved: (hasUnsaved: boolean) => void;
  /** Called with the text, filled in as far as possible. */
  onChoose: (text: string) => void;
}

/** Saved replies to choose from, found by words, and the form that changes one. */
export const SavedRepliesPanel = ({ record, onUnsaved, onChoose }: SavedRepliesPanelProps) => {
  const staff = useStaffName();
  const saved = useSavedReplies();
  const { data, error } = saved;
  const [sought, setSought] = useState('');
  const [edited, setEdited] = useState<SavedReply>();
  if (!data) {
    return error ? <ErrorMessage onRetry={saved.refetch}>{errorMessage(error)}</ErrorMessage> : null;
  }
  if (edited) {
    return (
      <SavedReplyForm
        key={edited.id}
        reply={edited}
        isNew={!data.replies.some(({ id }) => id === edited.id)}
        {...{ saved, onUnsaved }}
        onClose={() => setEdited(undefined)}
      />
    );
  }
  const edit = (reply: SavedReply) => {
    saved.begin();
    setEdited(reply);
  };
  const values = getReplyValues(record, { ...data, staff });
  const found = data.replies.filter((reply) => matches(reply, sought.trim()));
  return (
    <chakra.section ref={showWhole} aria-label="Saved replies" display="grid" gap="3">
      {/* Asked for once. */}
      {staff === undefined && data.replies.some(({ text }) => unfilled(text).includes('{staff}')) ? (
        <NameForm />
      ) : null}
      <SearchInput
        label="Search saved replies"
        placeholder="Search saved replies..."
        // The button that opened the list says where to go on.
        autoFocus
        value={sought}
        onChange={setSought}
      />
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" maxHeight="20rem" overflowY="auto">
        {found.map((reply) => (
          <chakra.li key={reply.id} display="flex" borderTop="rule">
            <chakra.button
              type="button"
              flex="1"
              minWidth="0"
              minHeight="2.75rem"
              py="2"
              px="2"
              textAlign="left"
              cursor="pointer"
              _hover={{ bg: 'admin.sunken' }}
              onClick={() => onChoose(fillIn(reply.text, values))}
            >
              <chakra.span display="block" fontWeight="medium" dir="auto">
                {reply.title}
              </chakra.span>
              <Quiet as="span" display="block" truncate dir="auto">
                {fillIn(reply.text, values).replaceAll(/\s+/g, ' ')}
              </Quiet>
            </chakra.button>
            <IconButton icon="edit" label={`Edit “${reply.title}”`} onClick={() => edit(reply)} />
          </chakra.li>
        ))}
      </chakra.ul>
      {found.length === 0 ? (
        <chakra.p color="admin.quiet" role="status">
          No saved reply contains these words.
        </chakra.p>
      ) : null}
      <Button justifySelf="start" onClick={() => edit({ id: newKey(), title: '', text: '' })}>
        New saved reply
      </Button>
    </chakra.section>
  );
};

interface SavedReplyFormProps {
  reply: SavedReply;
  isNew: boolean;
  saved: ReturnType<typeof useSavedReplies>;
  onUnsaved: SavedRepliesPanelProps['onUnsaved'];
  onClose: () => void;
}

type Typed = Pick<SavedReply, 'title' | 'text'>;

/** '“Thanks”: “Thank you.”' */
const quoted = ({ title, text }: Typed): string =>
  [title, text]
    .filter(Boolean)
    .map((each) => `“${each}”`)
    .join(': ');

/** Title and text of one saved reply; what is typed is kept until it is saved or discarded. */
const SavedReplyForm = ({ reply, isNew, saved, onUnsaved, onClose }: SavedReplyFormProps) => {
  const [isAsking, setAsking] = useState(false);
  const { id, title, text } = reply;
  const close = () => {
    end();
    onClose();
  };
  const { form, field, isDirty, onSubmit, control, reset, setFocus } = useFieldForm<Typed>(
    { defaultValues: { title, text } },
    async (typed) => {
      if (await saved.write({ id, ...typed })) close();
    },
  );
  const pickTyped = (values: Readonly<Record<string, unknown>>): Partial<Typed> => ({
    ...(typeof values.title === 'string' && values.title !== title && { title: values.title }),
    ...(typeof values.text === 'string' && values.text !== text && { text: values.text }),
  });
  const { offer, closeOffer, end } = useUnsavedForm({
    form: `saved-reply-${title === '' ? 'new' : id}`,
    select: (kept) => {
      const typed = pickTyped(kept);
      const whole = quoted({ ...reply, ...typed });
      // One whose answer was lost is among the stored ones.
      return saved.data?.replies.some((each) => quoted(each) === whole) ? {} : typed;
    },
    typed: pickTyped(useWatch({ control })),
  });
  const answerOffer = () => {
    closeOffer();
    // The button that was pressed is gone.
    setFocus('title');
  };
  const restore = () => {
    answerOffer();
    reset({ ...form.getValues(), ...offer?.changes }, { keepDefaultValues: true });
  };
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);
  const leave = () => (isDirty ? setAsking(true) : onClose());
  const remove = async () => {
    if (await saved.remove(id)) close();
  };
  return (
    <>
      <Form aria-label="Saved reply" gap="4" onSubmit={onSubmit} onKeyDown={onEscape(leave)}>
        {offer ? (
          <UnsavedOffer savedAt={offer.savedAt} onRestore={restore} onDiscard={answerOffer}>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {`${isNew ? '' : `Now: ${quoted(reply)}\n\n`}You had typed: ${quoted({ ...reply, ...offer.changes })}`}
            </chakra.p>
          </UnsavedOffer>
        ) : null}
        <TextField label="Title" autoFocus maxLength={200} {...field('title')} />
        <TextAreaField label="Text" rows={8} maxLength={MAX_SAVED_TEXT} {...field('text')} />
        <Quiet>{PLACEHOLDER_HINT}</Quiet>
        <FieldError announced>{saved.failure}</FieldError>
        <Flow>
          <Button type="submit" aria-disabled={saved.busy}>
            Save
          </Button>
          <Button variant="bare" onClick={leave}>
            Cancel
          </Button>
          {isNew ? null : (
            <Button variant="bare" aria-disabled={saved.busy} onClick={() => void remove()}>
              Delete
            </Button>
          )}
        </Flow>
      </Form>
      {isAsking ? <DiscardQuestion onDiscard={close} onKeep={() => setAsking(false)} /> : null}
    </>
  );
};
