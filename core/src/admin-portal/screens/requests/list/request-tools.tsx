import type { Ref } from 'react';
import {
  type SubmissionCounts,
  submissionDefinitions,
  submissionKinds,
} from '../../../../submissions/index.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { ToolRow } from '../../../shared/ui/tool-row.tsx';
import { countOf, type InboxView, statusGroups } from '../requests-view.ts';
import { InboxSearch } from './request-search.tsx';

const groupLabels = {
  all: 'All',
  waiting: 'Waiting for the shop',
  active: 'Under way',
  finished: 'Finished',
  spam: 'Spam',
} as const;

interface InboxToolsProps {
  searchField: Ref<HTMLInputElement>;
  view: InboxView;
  counts: SubmissionCounts | undefined;
  onChange: (part: Partial<InboxView>) => void;
}

/** Search and filters of the inbox, with the number of matches of each filter. */
export const InboxTools = ({ searchField, view, counts, onChange }: InboxToolsProps) => {
  const counted = (label: string, part: Partial<InboxView>) =>
    counts ? `${label} (${countOf(counts, { ...view, ...part })})` : label;
  const kinds = [
    { value: 'all' as const, label: counted('All kinds', { kind: 'all' }) },
    ...submissionKinds.map((kind) => ({
      value: kind,
      label: counted(submissionDefinitions[kind].label.many, { kind }),
    })),
  ];
  const groups: readonly { value: InboxView['status']; label: string }[] = statusGroups.map((status) => ({
    value: status,
    label: counted(groupLabels[status], { status }),
  }));
  return (
    <ToolRow css={{ '& > div': { flex: '1 1 9rem' } }}>
      <InboxSearch ref={searchField} />
      <Select label="Kind" value={view.kind} options={kinds} onChange={(kind) => onChange({ kind })} />
      <Select
        label="Status"
        value={view.status}
        options={groups}
        onChange={(status) => onChange({ status })}
      />
    </ToolRow>
  );
};
