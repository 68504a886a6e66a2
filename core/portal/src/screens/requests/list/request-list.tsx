import { Badge, chakra } from '@chakra-ui/react';
import { requestCsv } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { formatCount } from '@jeweler/core/format';
import {
  MAX_EXPORTED_REFERENCES,
  mayBecome,
  type NewStatus,
  type SubmissionExportQuery,
  type SubmissionItem,
} from '@jeweler/core/submissions';
import { useRef } from 'react';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { getPosition } from '../../../shared/data-list/row-keys.ts';
import { Scroller } from '../../../shared/data-list/row-scroller.ts';
import { useScreenKeys } from '../../../shared/data-list/use-screen-keys.ts';
import { useSelection } from '../../../shared/data-list/use-selection.ts';
import { useCommands, useSearchCommand } from '../../../shared/host/use-commands.ts';
import { useHost } from '../../../shared/portal.ts';
import { useMay, useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyList } from '../../../shared/ui/empty-list.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { ListPanel } from '../../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { useDownload } from '../../../shared/use-download.ts';
import { requests } from '../../../submissions/labels.ts';
import { type SubmissionList, useClearSearch } from '../data/submission-list.ts';
import { useBulkChanges } from '../data/use-bulk-changes.ts';
import type { RecordFocus } from '../record/record-view.tsx';
import { countMatches, formatViewQuery, type RequestsView, toFilter } from '../requests-view.ts';
import { RequestTools } from './request-tools.tsx';
import { RequestsBar } from './requests-bar.tsx';
import { SpamBar } from './spam-bar.tsx';
import { getReference, SubmissionRows } from './submission-rows.tsx';

const none: readonly SubmissionItem[] = [];

interface RequestListProps {
  list: SubmissionList;
  view: RequestsView;
  /** Reference of the open record; a narrow window then shows only the record. */
  open: string | undefined;
  now: Date;
  onOpen: (reference: string, focus: RecordFocus) => void;
  onView: (part: Partial<RequestsView>) => void;
}

/** The list with its search and filters, and bulk actions for several requests. */
export const RequestList = ({ list, view, open, now, onOpen, onView }: RequestListProps) => {
  const { submissions, isOutdated, counts, reminders, unread, q, fetchMore } = list;
  const shown = submissions ?? none;
  const selection = useSelection(shown, getReference);
  const changes = useBulkChanges();
  const makeAll = async (items: readonly SubmissionItem[], to: NewStatus) => {
    const changed = await changes.change(items, to);
    // What could not be changed stays selected: the message names it, and it can be inspected.
    selection.change((keys) => [...keys].filter((reference) => !changed.includes(reference)));
  };
  const csv = useCsv();
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  // On a narrow window, the list is hidden while a record is open.
  const isVisible = () => panel.current?.checkVisibility() ?? false;
  const focusSearch = () => search.current?.select();
  /** The row that has the focus; with a record open, keys mean the record. */
  const row = () =>
    open === undefined ? shown[getPosition({ target: document.activeElement }) ?? -1] : undefined;
  /** What keys change: the selection, or else the row; with a record open, nothing here. */
  const meant = () =>
    open === undefined && selection.selected.length > 0
      ? selection.selected
      : [row()].filter((each) => each !== undefined);
  const make = (...likely: readonly NewStatus[]) => {
    const items = meant();
    const to = likely.find((each) => items.some((item) => mayBecome(item, each)));
    return to !== undefined && void makeAll(items, to);
  };
  useScreenKeys({
    onReply: () => {
      const asked = row();
      return asked !== undefined && onOpen(asked.reference, 'reply');
    },
    onFinish: () => make('answered', 'done'),
    onUnread: () => meant().length > 0 && void changes.mark(meant(), false),
    onSpam: () => make('spam'),
    onSearch: focusSearch,
    onSelectAll: () => {
      if (isVisible()) selection.selectShown();
    },
    onClear: () => open === undefined && selection.keys.size > 0 && selection.clear(),
  });
  useCommands({ 'select-all': selection.selectShown });
  useSearchCommand(focusSearch);

  const isOpen = open !== undefined;
  const query = formatViewQuery(view);
  const found =
    view.status !== 'reminder'
      ? countMatches(counts, view)
      : view.kind === 'all' && q === ''
        ? reminders
        : shown.length;
  const isNarrowed = q !== '' || query !== '';
  const clearSearch = useClearSearch();
  const showAll = () => {
    clearSearch();
    onView({ kind: 'all', status: 'all' });
  };
  return (
    <ListPanel ref={panel} aria-label="Requests" isHidden={isOpen}>
      <ListHead found={counts && found} onExport={csv && (() => csv.saveList(view, q))} />
      <RequestTools searchField={search} view={view} counts={counts} isNarrow={isOpen} onChange={onView} />
      {view.status === 'spam' ? <SpamBar /> : null}
      <RequestsBar
        {...{ found, unread, selection, changes, makeAll }}
        onExport={csv && (() => csv.savePicked(selection.selected))}
      />
      {submissions === undefined || (isOutdated && submissions.length === 0) ? (
        <Loading query={list} height="17rem" isList />
      ) : submissions.length === 0 ? (
        <Scroller>
          {isNarrowed ? (
            <EmptyList action={<Button onClick={showAll}>Clear search and filters</Button>}>
              Nothing matches the search and filters.
            </EmptyList>
          ) : (
            <EmptyList>Nothing has been sent yet. What visitors send appears here automatically.</EmptyList>
          )}
        </Scroller>
      ) : (
        <SubmissionRows
          {...{ isOutdated, open, now, query, selection, onOpen }}
          viewKey={`${query} ${q}`}
          onEnd={fetchMore}
        />
      )}
      {submissions ? (
        <Announcement>{`${found} requests found, ${selection.selected.length} selected`}</Announcement>
      ) : null}
    </ListPanel>
  );
};

interface ListHeadProps {
  /** Number of submissions that match the search and the filters. */
  found: number | undefined;
  /** Saves the list as CSV; undefined for whoever may not export people. */
  onExport: (() => void) | undefined;
}

/** Title of the list, its number of items, and the export button. */
const ListHead = ({ found, onExport }: ListHeadProps) => (
  <Flow as="header" alignItems="center" rowGap="1" px="panel" py="3">
    <ScreenTitle>Requests</ScreenTitle>
    {found === undefined ? null : <Badge>{requests(found)}</Badge>}
    <chakra.span flex="1" />
    {onExport ? (
      <Button px="3" title="Save this list as CSV" disabled={!found} onClick={onExport}>
        <Icon name="download" />
        CSV
      </Button>
    ) : null}
  </Flow>
);

/** Saves requests as a CSV file. Undefined for whoever may not export people. */
const useCsv = () => {
  const { notify } = useHost();
  const { http } = useSession();
  const mayExport = useMay('export-people');
  const download = useDownload();
  if (!mayExport) return undefined;

  const save = (asked: SubmissionExportQuery, what?: string) => {
    const name = `requests-${shopDay(new Date())}.csv`;
    void download.save({
      name,
      ...(what === undefined ? {} : { what: `${what} in ${name}` }),
      prepare: () => requestCsv(http, asked),
    });
  };
  return {
    /** Saves everything that matches the filters and the search, fetched or not. */
    saveList: (view: RequestsView, q: string) => save({ ...toFilter(view), ...(q === '' ? {} : { q }) }),
    savePicked: (submissions: readonly SubmissionItem[]) => {
      if (submissions.length <= MAX_EXPORTED_REFERENCES)
        return save(
          { references: submissions.map(({ reference }) => reference) },
          requests(submissions.length),
        );
      const text = `At most ${formatCount(MAX_EXPORTED_REFERENCES)} requests can be selected. Save the whole list instead.`;
      notify({ tone: 'error', title: 'The download did not start', text });
    },
  };
};
