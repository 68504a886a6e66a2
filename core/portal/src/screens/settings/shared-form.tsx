import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@jeweler/core/api';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { Flow, Form } from '../../shared/ui/layout.ts';
import { Message } from '../../shared/ui/message.tsx';
import { UnsavedOffer } from '../../shared/unsaved/unsaved-offer.tsx';
import { useUnsavedForm } from '../../shared/unsaved/use-unsaved-form.ts';

/** What a form is about, by the names of its fields. */
type Values = Readonly<Record<string, unknown>>;

/** Those of `next` that differ from `before`; names that `before` has not are left out. */
const changesFrom = (before: Values, next: Values): Values =>
  Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => name in before && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );

export interface Question {
  readonly title: string;
  /** Label of the button that goes on. */
  readonly answer: string;
  readonly text: string;
}

interface SharedFormProps {
  /** For screen readers. */
  label: string;
  /** What is typed and not saved is kept under it. */
  form: string;
  /** What somebody else may change meanwhile: 'the settings'. */
  subject: string;
  present: Values;
  revision: number;
  schema: Parameters<typeof zodResolver<Record<string, unknown>, unknown, Record<string, unknown>>>[0];
  /** Whether a value that was kept can be offered. */
  isValid: (name: string, value: unknown) => boolean;
  /** A value with what it is called: 'Monday, 10:00 AM to 7:00 PM'. */
  describe: (name: string, value: unknown) => string;
  /** Asked before these changes are saved. */
  ask?: (changes: Values) => Question | undefined;
  /** Resolves with the new revision; with undefined when somebody else was first, whose values are present then. */
  save: (changes: Values, revision: number) => Promise<number | undefined>;
  /** Label of the button. */
  action?: string;
  children: ReactNode;
  /** Says that it was saved, where there is more to say. */
  outcome?: ReactNode;
}

/**
 * A form of settings that several people change. What somebody else has changed meanwhile is shown before it is
 * replaced; what is typed is kept until it is saved.
 */
export const SharedForm = (props: SharedFormProps) => {
  const { label, form: kept, subject, present, revision, schema, isValid, describe, ask, save } = props;
  /** The version that the form was filled in with. */
  const [base, setBase] = useState({ present, revision });
  const [came, setCame] = useState<'changed' | 'conflict'>();
  const [asked, setAsked] = useState<{ changes: Values; question: Question }>();
  const form = useForm<Record<string, unknown>>({ resolver: zodResolver(schema), defaultValues: present });
  const { clearErrors, control, formState, getValues, handleSubmit, reset, setError, setValue } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => {
    if (revision <= base.revision || isDirty) return;
    setBase({ present, revision });
    reset(present);
  }, [present, revision, base, isDirty, reset]);

  const valid = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => isValid(name, value)));
  const { offer, closeOffer } = useUnsavedForm<Values>({
    form: kept,
    revision: base.revision,
    select: (changes) => changesFrom(present, valid(changes)),
    typed: valid(changesFrom(base.present, useWatch({ control }))),
  });
  const type = (values: Values) => {
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
  };
  const restore = () => {
    type(offer?.changes ?? {});
    closeOffer();
  };

  const theirs = changesFrom(base.present, present);
  const store = async (changes: Values) => {
    clearErrors('root');
    setAsked(undefined);
    const sent = getValues();
    try {
      // After a conflict, the user has seen the present values; other settings are no concern of these.
      const hasSeen = came === 'conflict' || Object.keys(theirs).length === 0;
      const stored = await save(changes, hasSeen ? revision : base.revision);
      setCame(stored === undefined ? 'conflict' : 'changed');
      if (stored === undefined) return;
      const since = changesFrom(sent, getValues());
      const saved = { ...present, ...changes };
      setBase({ present: saved, revision: stored });
      reset(saved);
      type(since);
    } catch (error) {
      setCame(undefined);
      const faults = Object.entries(error instanceof ApiError ? error.fields : {});
      const own = faults.filter(([name]) => name in present);
      for (const [name, message] of own) setError(name, { message }, { shouldFocus: true });
      if (own.length === 0) setError('root', { message: errorMessage(error) });
    }
  };
  const submit = (typed: Values) => {
    // Not what somebody else has changed and nobody has touched here.
    const changes = changesFrom(base.present, typed);
    const question = ask?.(changes);
    return question ? setAsked({ changes, question }) : store(changes);
  };
  /** 'Now: Monday, 10:00 AM to 7:00 PM.'; empty without any. */
  const sentence = (when: string, values: Values): string => {
    const each = Object.entries(values).map(([name, value]) => describe(name, value));
    return each.length === 0 ? '' : `${when}: ${each.join('; ')}.`;
  };
  const conflict =
    came === 'conflict'
      ? `Nothing was saved: someone has changed ${subject} in the meantime. ${sentence('Now', theirs)} Save again to use yours.`
      : undefined;
  const problem = errors.root?.message ?? conflict;
  const offered = Object.keys(offer?.changes ?? {});

  return (
    <FormProvider {...form}>
      <Form
        aria-label={label}
        gap="6"
        px="panel"
        py="5"
        onSubmit={submitOnce(isSubmitting || !isDirty, handleSubmit(submit))}
      >
        {offer ? (
          <UnsavedOffer savedAt={offer.savedAt} onRestore={restore} onDiscard={closeOffer}>
            <p>{`${sentence('Now', Object.fromEntries(offered.map((name) => [name, present[name]])))} ${sentence('You had typed', offer.changes)}`}</p>
          </UnsavedOffer>
        ) : null}
        {props.children}
        <div>
          <div role="alert">
            {problem ? (
              <Message status="error" marginBottom="5">
                {problem}
              </Message>
            ) : null}
          </div>
          {props.outcome}
          <Flow alignItems="center" gap="4">
            {/* Not `disabled`, so that it keeps the focus after saving. */}
            <Button type="submit" variant="solid" aria-disabled={!isDirty || isSubmitting}>
              {isSubmitting ? 'Saving...' : (props.action ?? 'Save')}
            </Button>
            {isDirty ? <chakra.span color="admin.quiet">There are unsaved changes.</chakra.span> : null}
            {props.outcome ? null : (
              <span role="status">{came === 'changed' && !isDirty ? 'Saved.' : ''}</span>
            )}
          </Flow>
        </div>
        {asked ? (
          <ConfirmDialog
            title={asked.question.title}
            answer={asked.question.answer}
            onAnswer={() => store(asked.changes)}
            onClose={() => setAsked(undefined)}
          >
            {asked.question.text}
          </ConfirmDialog>
        ) : null}
      </Form>
    </FormProvider>
  );
};
