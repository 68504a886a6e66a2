import { chakra } from '@chakra-ui/react';
import { type SubmissionCounts, submissionDefinitions, submissionKinds } from '@jeweler/core/submissions';
import type { Ref } from 'react';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { RequestSearch } from '../data/submission-list.ts';
import { countMatches, type RequestsView } from '../requests-view.ts';

/** Status groups to filter the list by. */
const statusGroups: readonly { value: RequestsView['status']; label: string }[] = [
  { value: 'all', label: 'Any status' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'active', label: 'Under way' },
  { value: 'finished', label: 'Finished' },
  { value: 'reminder', label: 'With a reminder' },
  { value: 'spam', label: 'Spam' },
];

interface RequestToolsProps {
  searchField: Ref<HTMLInputElement>;
  view: RequestsView;
  counts: SubmissionCounts | undefined;
  /** Beside an open record there is no room for a line of kinds. */
  isNarrow: boolean;
  onChange: (part: Partial<RequestsView>) => void;
}

/** Search and filters of the requests, with the number of matches of each filter. */
export const RequestTools = ({ searchField, view, counts, isNarrow, onChange }: RequestToolsProps) => {
  const count = (part: Partial<RequestsView>) => {
    const each = { ...view, ...part };
    // The server counts by kind and status only.
    return counts && each.status !== 'reminder' ? countMatches(counts, each) : undefined;
  };
  const kinds = [
    { value: 'all' as const, label: 'All kinds', count: count({ kind: 'all' }) },
    ...submissionKinds.map((kind) => ({
      value: kind,
      label: submissionDefinitions[kind].label.many,
      count: count({ kind }),
    })),
  ];
  const groups = statusGroups.map((each) => ({ ...each, count: count({ status: each.value }) }));
  const onKind = (kind: RequestsView['kind']) => onChange({ kind });
  return (
    <ToolRow rowGap="2">
      <RequestSearch
        ref={searchField}
        aria-keyshortcuts="/"
        flex="1 1 8.5rem"
        label="Search requests"
        placeholder="Search..."
      />
      <chakra.div
        flex={{ base: '1 1 11rem', sm: '0 1 11rem' }}
        marginTop={{ base: '1', sm: '0' }}
        display={isNarrow ? 'block' : { base: 'block', lg: 'none' }}
      >
        <Select
          label="Kind"
          value={view.kind}
          options={kinds.map(({ value, label, count: matches }) => ({
            value,
            label: matches === undefined ? label : `${label} (${matches})`,
          }))}
          onChange={onKind}
        />
      </chakra.div>
      <Segments
        label="Status"
        value={view.status}
        options={groups}
        onChange={(status) => onChange({ status })}
      />
      <chakra.div flexBasis="full" display={isNarrow ? 'none' : { base: 'none', lg: 'block' }}>
        <Segments label="Kind" value={view.kind} options={kinds} onChange={onKind} />
      </chakra.div>
    </ToolRow>
  );
};
