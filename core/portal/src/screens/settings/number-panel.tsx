import { formatPrice } from '@jeweler/core/format';
import type { NumberSetting } from '@jeweler/core/schemas';
import { NumberSettingForm, type NumberTexts } from './number-setting-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

const panels: Readonly<Record<NumberSetting, NumberTexts & { readonly id: string }>> = {
  holdHours: {
    id: 'hold',
    title: 'Unconfirmed requests',
    label: 'Hold the time for (hours)',
    hint: 'Counted from when the request arrives. After that, others can book the time, and the agenda says so.',
    formatValue: counted('hour', 'hours'),
  },
  prizeLimit: {
    id: 'prizes',
    title: 'Wheel prizes',
    label: 'Limit in dollars',
    hint: 'The portal warns when promised and redeemed prizes together reach 80% of it. Visitors can still claim prizes on the site.',
    formatValue: formatPrice,
  },
  soldDays: {
    id: 'sold',
    title: 'Sold pieces',
    label: 'Days',
    hint: 'A sold piece stays in the lists for this long, marked “Sold”. Its own page stays online.',
    formatValue: counted('day', 'days'),
  },
  priceMonths: {
    id: 'prices',
    title: 'Prices to check',
    label: 'Months',
    hint: 'A price that no one has changed or confirmed for this long is listed under “What is missing”. Leave empty to switch this off.',
    formatValue: counted('month', 'months'),
  },
  retentionMonths: {
    id: 'retention',
    title: 'How long requests are kept',
    label: 'Months after they are finished',
    hint: 'From 1 to 120.',
    formatValue: counted('month', 'months'),
    none: {
      legend: 'Keep finished requests',
      label: 'Until someone deletes them',
      numberLabel: 'For a number of months',
      usual: 24,
    },
    note: 'Done, declined, canceled, redeemed and expired requests count as finished; requests that are waiting or under way are never deleted because of their age. Subscriptions are kept until they end.',
    // A longer period deletes nothing that the one before would have kept.
    question: (months, before) =>
      months === null || (before !== null && months >= before)
        ? undefined
        : {
            title: 'Delete old finished requests?',
            answer: 'Save and delete',
            text: `From now on, the server permanently deletes every request that has been finished for ${months === 1 ? 'one month' : `${months} months`}, with its notes and history. It starts within the hour. This cannot be undone.`,
          },
  },
};

/** One number of the settings. */
export const NumberPanel = ({ name }: { name: NumberSetting }) => {
  const query = usePortalSettings();
  const { id, ...texts } = panels[name];
  return (
    <SettingsPanel id={id} title={texts.title} query={query}>
      {(answer) => <NumberSettingForm name={name} {...texts} answer={answer} change={query.change} />}
    </SettingsPanel>
  );
};
