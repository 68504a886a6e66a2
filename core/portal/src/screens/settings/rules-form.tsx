import { zodResolver } from '@hookform/resolvers/zod';
import { formatPrice } from '@jeweler/core/format';
import { type Rules, rulesSchema, type SettingsAnswer } from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { Form } from '../../shared/ui/layout.ts';
import { Message } from '../../shared/ui/message.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { UnsavedOffer } from '../../shared/unsaved/unsaved-offer.tsx';
import { useUnsavedForm } from '../../shared/unsaved/use-unsaved-form.ts';
import { SaveRow } from './save-row.tsx';
import type { usePortalSettings } from './use-portal-settings.ts';

interface Rule {
  readonly label: string;
  readonly hint: string;
  /** Formats its value: '72 hours'. */
  readonly format: (value: number) => string;
}

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/** Those on the screen. How long sold pieces stay listed and when a price is old keep what is stored: nobody changes it. */
const rules = {
  holdHours: {
    label: 'Unconfirmed requests hold their time for (hours)',
    hint: 'Counted from when the request arrives. After that, others can book the time, and the agenda says so.',
    format: counted('hour', 'hours'),
  },
  prizeLimit: {
    label: 'Limit of the wheel’s prizes (dollars)',
    hint: 'The portal warns when promised and redeemed prizes together reach 80% of it. Visitors can still claim prizes on the site.',
    format: formatPrice,
  },
  retentionMonths: {
    label: 'Finished requests are deleted after (months)',
    hint: 'Done, declined, canceled, redeemed and expired requests count as finished; requests that are waiting or under way are never deleted because of their age, and subscriptions are kept until they end. Empty: never.',
    format: counted('month', 'months'),
  },
} as const satisfies Partial<Record<keyof Rules, Rule>>;
type Name = keyof typeof rules;
type Numbers = Partial<Pick<Rules, Name>>;

const rulesOf = ({ settings }: SettingsAnswer): Rules => rulesSchema.parse(settings);

/** Those of `next` that differ from `before`. */
const changesFrom = (names: readonly Name[], before: Rules, next: Partial<Rules>): Numbers =>
  Object.fromEntries(
    names.filter((name) => name in next && next[name] !== before[name]).map((name) => [name, next[name]]),
  );

/** Without what is no number, or beyond its limits. */
const partlyValid = (values: Readonly<Record<string, unknown>>): Partial<Rules> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in rules && rulesSchema.shape[name as Name].safeParse(value).success,
    ),
  );

/** 'Now: Limit of the wheel’s prizes (dollars), $5,000.', of those values that `named` has; empty without any. */
const describe = (when: string, values: Numbers, named = values): string => {
  const each = (Object.keys(named) as Name[]).map((name) => {
    const value = values[name];
    return `${rules[name].label}, ${value == null ? 'empty' : rules[name].format(value)}`;
  });
  return each.length === 0 ? '' : `${when}: ${each.join('; ')}.`;
};

/** The new number of months, if finished requests are kept for a shorter time than before: only that deletes any. */
const deletesMore = (next: Numbers, { retentionMonths: before }: Rules): number | undefined => {
  const after = next.retentionMonths;
  return after == null || (before !== null && after >= before) ? undefined : after;
};

interface RulesFormProps {
  /** For screen readers. */
  label: string;
  /** What its unsaved numbers are kept under. */
  form: string;
  names: readonly Name[];
  answer: SettingsAnswer;
  change: ReturnType<typeof usePortalSettings>['change'];
}

/** Numbers that the shop works by. A change by somebody else meanwhile is shown before it is replaced. */
export const RulesForm = ({ label, form: kept, names, answer, change }: RulesFormProps) => {
  /** The version that the form was filled in with. */
  const [base, setBase] = useState(answer);
  const [came, setCame] = useState<'changed' | 'conflict'>();
  const [asked, setAsked] = useState<Numbers>();
  const present = rulesOf(answer);
  const form = useForm<Rules>({ resolver: zodResolver(rulesSchema), defaultValues: present });
  const { clearErrors, control, formState, handleSubmit, register, reset, setError, setValue } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => {
    if (answer.revision === base.revision || isDirty) return;
    setBase(answer);
    reset(rulesOf(answer));
  }, [answer, base, isDirty, reset]);

  const typed = changesFrom(names, present, useWatch({ control }));
  const { offer, closeOffer } = useUnsavedForm<Numbers>({
    form: kept,
    revision: base.revision,
    select: (changes) => changesFrom(names, present, partlyValid(changes)),
    typed: partlyValid(typed),
  });
  const restore = () => {
    for (const name of names) {
      const value = offer?.changes[name];
      if (value !== undefined) setValue(name, value, { shouldDirty: true });
    }
    closeOffer();
  };

  const theirs = changesFrom(names, rulesOf(base), present);
  const save = async (changes: Numbers) => {
    clearErrors('root');
    setAsked(undefined);
    try {
      // After a conflict, the user has seen the present values; other settings are no concern of these.
      const hasSeen = came === 'conflict' || Object.keys(theirs).length === 0;
      const result = await change(changes, hasSeen ? answer.revision : base.revision);
      if (result === 'changed') reset({ ...present, ...changes });
      setCame(result);
    } catch (error) {
      setCame(undefined);
      setError('root', { message: errorMessage(error) });
    }
  };
  const submit = (values: Rules) => {
    const changes = changesFrom(names, present, values);
    return deletesMore(changes, present) === undefined ? save(changes) : setAsked(changes);
  };
  const conflict =
    came === 'conflict'
      ? `Nothing was saved: someone has changed the settings in the meantime. ${describe('Now', theirs)} Save again to use yours.`
      : undefined;
  const problem = errors.root?.message ?? conflict;
  const doomed = asked && deletesMore(asked, present);

  return (
    <Form
      aria-label={label}
      gap="6"
      justifyItems="start"
      px="panel"
      py="5"
      onSubmit={submitOnce(isSubmitting || !isDirty, handleSubmit(submit))}
    >
      {offer ? (
        <UnsavedOffer savedAt={offer.savedAt} onRestore={restore} onDiscard={closeOffer}>
          <p>{`${describe('Now', present, offer.changes)} ${describe('You had typed', offer.changes)}`}</p>
        </UnsavedOffer>
      ) : null}
      {names.map((name) => (
        <TextField
          key={name}
          label={rules[name].label}
          hint={rules[name].hint}
          inputMode="numeric"
          width="8rem"
          error={errors[name]?.message}
          {...register(name, {
            setValueAs: (value: string | number | null) =>
              value === '' || value === null ? null : Number(value),
          })}
        />
      ))}
      <div>
        <div role="alert">
          {problem ? (
            <Message status="error" marginBottom="5">
              {problem}
            </Message>
          ) : null}
        </div>
        <SaveRow isChanged={isDirty} isSaving={isSubmitting} saved={came === 'changed' ? 'Saved.' : ''} />
      </div>
      {asked && doomed !== undefined ? (
        <ConfirmDialog
          title="Delete old finished requests?"
          answer="Save and delete"
          busy={false}
          onAnswer={() => void save(asked)}
          onClose={() => setAsked(undefined)}
        >
          {`From now on, the server permanently deletes every request that has been finished for ${doomed === 1 ? 'one month' : `${doomed} months`}, with its notes and history. It starts within the hour. This cannot be undone.`}
        </ConfirmDialog>
      ) : null}
    </Form>
  );
};
