import type { CatalogueRecord, RecordKind } from '@jeweler/core/schemas';
import { shopDate } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useChoices } from '../data/choices.ts';
import { History } from './history.tsx';
import { Section } from './section.tsx';
import { useRecordChanges } from './use-record-changes.ts';

const nothing = () => undefined;

interface DeletedRecordProps {
  kind: RecordKind;
  record: CatalogueRecord;
  show: (record: CatalogueRecord) => void;
}

/** A deleted record, which can be brought back. */
export const DeletedRecord = ({ kind, record, show }: DeletedRecordProps) => {
  const choices = useChoices();
  const { busy, undelete } = useRecordChanges({ kind, record, show, onRefused: nothing });
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
        <History kind={kind} record={record} choices={choices} onRestore={undefined} />
      </Section>
    </>
  );
};
