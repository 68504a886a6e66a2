import { formatPrice } from '@jeweler/core/format';
import { rulesSchema, type SettingsAnswer } from '@jeweler/core/schemas';
import { SharedField } from './shared-field.tsx';
import { type Question, SharedForm } from './shared-form.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

interface Rule {
  readonly label: string;
  readonly hint: string;
  /** Formats its value: '72 hours'. */
  readonly format: (value: number) => string;
}

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const months = counted('month', 'months');

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
    hint: 'Done, declined, canceled, no-show, redeemed and expired requests count as finished; requests that are waiting or under way, or have a reminder, are never deleted because of their age, and subscriptions are kept until they end. Empty: never.',
    format: months,
  },
} as const satisfies Readonly<Record<string, Rule>>;
type Name = keyof typeof rules;

const schemas = {
  holds: rulesSchema.pick({ holdHours: true }),
  limits: rulesSchema.pick({ prizeLimit: true, retentionMonths: true }),
};

interface RulesFormProps {
  of: keyof typeof schemas;
  label: string;
  /** What its unsaved numbers are kept under. */
  form: string;
  answer: SettingsAnswer;
}

/** Asked where finished requests are kept for a shorter time than before: only that deletes any. */
const askOfDeletion = (before: number | null, after: number | null | undefined): Question | undefined =>
  after == null || (before !== null && after >= before)
    ? undefined
    : {
        title: 'Delete old finished requests?',
        answer: 'Save and delete',
        text: `From now on, the server permanently deletes every request that has been finished for ${after === 1 ? 'one month' : `${after} months`}, with its notes and history. It starts within the hour. This cannot be undone.`,
      };

/** Numbers that the shop works by. */
export const RulesForm = ({ of, label, form, answer: { settings, revision } }: RulesFormProps) => {
  const { change } = usePortalSettings();
  const schema = schemas[of];
  const names = Object.keys(schema.shape) as Name[];
  return (
    <SharedForm
      {...{ label, form, revision, schema }}
      subject="the settings"
      present={schema.parse(settings)}
      isValid={(name, value) => name in rules && rulesSchema.shape[name as Name].safeParse(value).success}
      describe={(name, value) => {
        const rule: Rule = rules[name as Name];
        return `${rule.label}, ${typeof value === 'number' ? rule.format(value) : 'empty'}`;
      }}
      ask={({ retentionMonths }) =>
        askOfDeletion(settings.retentionMonths, retentionMonths as number | null | undefined)
      }
      save={change}
    >
      {names.map((name) => (
        <SharedField
          key={name}
          name={name}
          label={rules[name].label}
          hint={rules[name].hint}
          inputMode="numeric"
          width="8rem"
          setValueAs={(typed) => (typed === '' || typed === null ? null : Number(typed))}
        />
      ))}
    </SharedForm>
  );
};
