import { chakra } from '@chakra-ui/react';
import { valueName } from '@jeweler/core/format';
import { type CatalogueRecord, isPlaced, isSingle, nameFields, type RecordKind } from '@jeweler/core/schemas';
import { isGone } from '../../../shared/errors.ts';
import { shopDate } from '../../../shared/times.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { EmptyLine, Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useOpenedRecord } from '../data/opened-record.ts';
import { kindLabels, newLabel } from '../labels.ts';
import { History } from './history.tsx';
import { RecordEditor } from './record-editor.tsx';
import type { Pager } from './use-pager.ts';
import { type RecordChangesOptions, useRecordChanges } from './use-record-changes.ts';

interface RecordPanelProps {
  kind: RecordKind;
  id: number | 'new';
  /** Opens another record of the list; none: back to the list. */
  onOpen: (id?: number | 'new', options?: { replace: boolean }) => void;
  /** In a list of what is missing. */
  pager?: Pager | undefined;
}

/** The one record of its kind is called by it. */
const titleOf = (kind: RecordKind, { fields }: CatalogueRecord): string => {
  const given: Readonly<Record<string, unknown>> = fields;
  const name = String(given[nameFields[kind]] ?? '');
  return isSingle(kind) ? kindLabels[kind].one : isPlaced(kind) ? valueName(name) : name;
};

/** One record of the catalogue, or a new one. */
export const RecordPanel = ({ kind, id, onOpen, pager }: RecordPanelProps) => {
  const { record, show, ...query } = useOpenedRecord(kind, id);
  const { one } = kindLabels[kind];
  const back = isSingle(kind) ? 'Back to the settings' : 'Back to the list';
  return (
    <Panel aria-label={id === 'new' ? newLabel(kind) : one}>
      <PanelHead gap="2" flexWrap="nowrap">
        <ScreenTitle as={isSingle(kind) ? 'h1' : 'h2'} flex="1" minWidth="0">
          <bdi>{id === 'new' ? newLabel(kind) : record ? titleOf(kind, record) : one}</bdi>
        </ScreenTitle>
        <chakra.div marginRight="-3" marginBlock="-2" flex="none">
          <IconButton icon="close" label={back} onClick={() => onOpen()} />
        </chakra.div>
      </PanelHead>
      {record || id === 'new' ? (
        record?.deletedAt === undefined ? (
          <RecordEditor {...{ kind, record, show, onOpen, pager }} />
        ) : (
          <DeletedRecord kind={kind} record={record} show={show} />
        )
      ) : isGone(query.error) ? (
        <>
          <EmptyLine>{`There is no such ${one.toLowerCase()}. It may have been deleted.`}</EmptyLine>
          <chakra.div px="panel" paddingBottom="5">
            <Button onClick={() => onOpen()}>{back}</Button>
          </chakra.div>
        </>
      ) : (
        <Loading query={query} height="12rem" />
      )}
    </Panel>
  );
};

/** A deleted record, which can be brought back. */
const DeletedRecord = ({ kind, record, show }: Omit<RecordChangesOptions, 'onRefused'>) => {
  const { busy, undelete } = useRecordChanges({ kind, record, show, onRefused: () => undefined });
  return (
    <>
      <Section title="Deleted" isFirst>
        <p>{`It was deleted on ${shopDate(record.deletedAt ?? '')}, and can be restored for 30 days, as a draft.`}</p>
        <Button justifySelf="start" aria-disabled={busy} onClick={() => void undelete()}>
          <Icon name="undo" />
          Restore
        </Button>
      </Section>
      <Section title="History">
        <History kind={kind} record={record} onRestore={undefined} />
      </Section>
    </>
  );
};
