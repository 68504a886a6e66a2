import type { ListKind, RecordLine, RecordView } from '@jeweler/core/schemas';
import { useRef } from 'react';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { Scroller } from '../../../shared/data-list/row-scroller.ts';
import { useScreenKeys } from '../../../shared/data-list/use-screen-keys.ts';
import { useSelection } from '../../../shared/data-list/use-selection.ts';
import { useSearchCommand } from '../../../shared/host/use-commands.ts';
import { cataloguePath } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyList } from '../../../shared/ui/empty-list.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { ListPanel } from '../../../shared/ui/panel.tsx';
import { ProductsBar } from '../bulk/products-bar.tsx';
import { formatViewQuery, isNarrowed, type ViewTexts } from '../catalogue-view.ts';
import type { RecordList } from '../data/record-list.ts';
import { kindLabels, newLabel } from '../labels.ts';
import { ButtonLink, ListHead } from './list-head.tsx';
import { ListTools } from './list-tools.tsx';
import { getKey, RecordRows } from './record-rows.tsx';

const none: readonly RecordLine[] = [];

interface RecordListPanelProps {
  kind: ListKind;
  list: RecordList;
  view: RecordView;
  /** The open record; a narrow window then shows only the record. */
  open: number | 'new' | undefined;
  /** Other things need the room of a wide window too. */
  isCovered?: boolean;
  onOpen: (id: number) => void;
  onView: (part: ViewTexts, options?: { replace: boolean }) => void;
}

/** A list of the catalogue with its search and filters. */
export const RecordListPanel = (props: RecordListPanelProps) => {
  const { kind, list, view, open, isCovered = false, onOpen, onView } = props;
  const { records, areDeleted, isOutdated, counts, total } = list;
  const search = useRef<HTMLInputElement>(null);
  const focusSearch = () => search.current?.select();
  const canSelect = kind === 'products' && !areDeleted;
  const selection = useSelection((canSelect && records) || none, getKey);
  useScreenKeys({
    onSearch: focusSearch,
    ...(canSelect ? { onSelectAll: selection.selectShown, onClear: selection.clear } : {}),
  });
  useSearchCommand(focusSearch);

  const many = kindLabels[kind].many.toLowerCase();
  const reset = () =>
    onView({ q: '', state: '', category: '', collection: '', group: '', material: '', missing: '' });
  return (
    <ListPanel
      aria-label={kindLabels[kind].many}
      isHidden={open !== undefined}
      {...(isCovered ? { display: 'none' } : {})}
    >
      <ListHead kind={kind} total={total} query={formatViewQuery(kind, view)} />
      <ListTools key={`tools of ${kind}`} searchField={search} {...{ kind, view, counts, onView }} />
      {canSelect ? <ProductsBar view={view} total={total} selection={selection} /> : null}
      {records === undefined || (isOutdated && records.length === 0) ? (
        <Loading query={list} height="17rem" isList />
      ) : records.length === 0 ? (
        <Scroller>
          {isNarrowed(kind, view) ? (
            <EmptyList action={<Button onClick={reset}>{`Show all ${many}`}</Button>}>
              Nothing matches the search and filters.
            </EmptyList>
          ) : (
            <EmptyList action={<ButtonLink to={cataloguePath(kind, 'new')}>{newLabel(kind)}</ButtonLink>}>
              {`There are no ${many} yet.`}
            </EmptyList>
          )}
        </Scroller>
      ) : (
        <RecordRows
          key={`rows of ${kind}`}
          {...{ kind, list, records, view, open, onOpen }}
          selection={canSelect ? selection : undefined}
        />
      )}
      {records ? (
        <Announcement>
          {`${total} found${canSelect ? `, ${selection.selected.length} selected` : ''}`}
        </Announcement>
      ) : null}
    </ListPanel>
  );
};
