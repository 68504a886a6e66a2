import { chakra } from '@chakra-ui/react';
import { hasPreview, type ListKind } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useCommands } from '../../shared/host/use-commands.ts';
import { cataloguePath } from '../../shared/paths.ts';
import { formatViewQuery, parseView, toQuery, type ViewTexts } from './catalogue-view.ts';
import { useRecordAhead } from './data/opened-record.ts';
import { useRecordList } from './data/record-list.ts';
import { ListDivider, listWidthAtom } from './list/list-divider.tsx';
import { RecordListPanel } from './list/record-list-panel.tsx';
import { usePreviewShown } from './preview/beside-page.tsx';
import { RecordPanel } from './record/record-panel.tsx';
import { usePager } from './record/use-pager.ts';

/** The id in an address; undefined for the list, null for what is none. */
export const parseId = (text: string | undefined): number | 'new' | undefined | null => {
  if (text === undefined || text === 'new') return text;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
};

interface RecordListsProps {
  kind: ListKind;
  id: number | 'new' | undefined;
  /** Opens the first product in which something is missing. */
  opensMissing?: boolean;
}

/** A list of records, and beside it the open one. */
export const RecordLists = ({ kind, id, opensMissing = false }: RecordListsProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = parseView(Object.fromEntries(params));
  const view = opensMissing ? { ...asked, missing: asked.missing ?? ('any' as const) } : asked;
  const list = useRecordList(kind, toQuery(kind, view));
  const pager = usePager(list, id, kind === 'products' ? view.missing : undefined);
  useRecordAhead(kind, typeof pager?.next === 'number' ? pager.next : undefined);
  useCommands({ refresh: list.refetch });

  const width = useAtomValue(listWidthAtom);
  const isOpen = id !== undefined;
  // The page stands where the list was.
  const isCovered = usePreviewShown() && isOpen && hasPreview(kind);

  const open = (each?: number | 'new', options?: { replace: boolean }) =>
    void navigate(cataloguePath(kind, each) + formatViewQuery(kind, view), options);
  const show = (part: ViewTexts, options?: { replace: boolean }) =>
    void navigate(cataloguePath(kind, id) + formatViewQuery(kind, parseView({ ...view, ...part })), options);

  if (opensMissing && list.records !== undefined && !list.isOutdated)
    return <Navigate to={cataloguePath(kind, list.records[0]?.id) + formatViewQuery(kind, view)} replace />;
  return (
    <chakra.div
      display="grid"
      gap="6px"
      style={{ '--list-width': `${width}%` } as CSSProperties}
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        xl: isOpen && !isCovered ? 'minmax(0, var(--list-width)) 12px minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      <RecordListPanel {...{ kind, list, view, isCovered }} open={id} onOpen={open} onView={show} />
      {isOpen && !isCovered ? <ListDivider /> : null}
      {id === undefined ? null : <RecordPanel key={`${kind} ${id}`} {...{ kind, id, pager }} onOpen={open} />}
    </chakra.div>
  );
};
