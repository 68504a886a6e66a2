import { chakra } from '@chakra-ui/react';
import { tryTo } from '@jeweler/core/format';
import { hasPreview, type ListKind } from '@jeweler/core/schemas';
import { atom, useAtom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { CSSProperties } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useCommands } from '../../shared/host/use-commands.ts';
import { cataloguePath } from '../../shared/paths.ts';
import { formatViewQuery, parseView, toQuery, type ViewTexts } from './catalogue-view.ts';
import { useRecord } from './data/opened-record.ts';
import { useRecordList } from './data/record-list.ts';
import { RecordListPanel } from './list/record-list-panel.tsx';
import { usePreviewShown } from './preview/beside-page.tsx';
import { RecordPanel } from './record/record-panel.tsx';
import { usePager } from './record/use-pager.ts';

const STEP = 2;
const [LEAST, MOST, USUAL] = [28, 60, 38];

const within = (percent: number): number => Math.min(MOST, Math.max(LEAST, Math.round(percent)));

const keptAtom = atomWithStorage('catalogueListWidth', USUAL, undefined, { getOnInit: true });
/** How much of the screen a list has beside an open record, in percent; kept in this browser, where that is possible. */
const listWidthAtom = atom(
  (get) => within(Number(get(keptAtom)) || USUAL),
  (_get, set, percent: number) => tryTo(() => set(keptAtom, within(percent))),
);

const Divider = chakra('div', {
  base: {
    display: { base: 'none', xl: 'grid' },
    placeItems: 'center',
    // In view beside a long record.
    position: 'sticky',
    top: 'calc(var(--nav-height) + 1.5rem)',
    height: 'calc(100dvh - 6.75rem)',
    borderRadius: 'admin',
    cursor: 'col-resize',
    touchAction: 'none',
    _before: { content: '""', width: '4px', height: '3rem', borderRadius: 'full', bg: 'admin.control' },
    _hover: { bg: 'admin.rule' },
    _print: { display: 'none' },
  },
});

/** Between a list and the open record: dragged, or moved by the arrow keys, Home and End. */
const ListDivider = () => {
  const [width, change] = useAtom(listWidthAtom);
  return (
    <Divider
      role="separator"
      tabIndex={0}
      aria-label="Width of the list"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      title="Drag, or press the arrow keys"
      onKeyDown={(event) => {
        const keys = { ArrowLeft: width - STEP, ArrowRight: width + STEP, Home: LEAST, End: MOST };
        const next = keys[event.key as keyof typeof keys];
        if (next === undefined) return;
        event.preventDefault();
        change(next);
      }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        const screen = currentTarget.parentElement?.getBoundingClientRect();
        if (screen && currentTarget.hasPointerCapture(pointerId))
          change(((clientX - screen.left) / screen.width) * 100);
      }}
    />
  );
};

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
  // The record that is opened next is kept current until then: who types on loses no key.
  useRecord(kind, typeof pager?.next === 'number' ? pager.next : undefined);
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
