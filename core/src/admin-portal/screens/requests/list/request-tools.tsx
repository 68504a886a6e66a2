import type { Ref } from 'react';
import {
  type SubmissionCounts,
  submissionDefinitions,
  submissionKinds,
} from '../../../../submissions/index.ts';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { countMatches, type RequestsView, statusGroups } from '../requests-view.ts';
import { RequestSearch } from './request-search.tsx';

const groupLabels = {
  all: 'All',
  waiting: 'Waiting for the shop',
  active: 'Under way',
  finished: 'Finished',
  reminder: 'With a reminder',
  spam: 'Spam',
} as const;

interface RequestToolsProps {
  searchField: Ref<HTMLInputElement>;
  view: RequestsView;
  counts: SubmissionCounts | undefined;
  onChange: (part: Partial<RequestsView>) => void;
}

/** Search and filters of the requests, with the number of matches of each filter. */
export const RequestTools = ({ searchField, view, counts, onChange }: RequestToolsProps) => {
  const counted = (label: string, part: Partial<RequestsView>) => {
    const each = { ...view, ...part };
    // The server counts by kind and status only.
    return counts && each.status !== 'reminder' ? `${label} (${countMatches(counts, each)})` : label;
  };
  const kinds = [
    { value: 'all' as const, label: counted('All kinds', { kind: 'all' }) },
    ...submissionKinds.map((kind) => ({
      value: kind,
      label: counted(submissionDefinitions[kind].label.many, { kind }),
    })),
  ];
  const groups: readonly { value: RequestsView['status']; label: string }[] = statusGroups.map((status) => ({
    value: status,
    label: counted(groupLabels[status], { status }),
  }));
  return (
    <ToolRow css={{ '& > div': { flex: '1 1 9rem' } }}>
      <RequestSearch ref={searchField} />
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
