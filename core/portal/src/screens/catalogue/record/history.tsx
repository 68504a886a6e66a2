import { chakra } from '@chakra-ui/react';
import type { CatalogueRecord, RecordHistory, RecordKind } from '@jeweler/core/schemas';
import { useNameOf } from '../../../shared/session/use-session.ts';
import { longTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { FieldChanges } from './field-changes.tsx';
import { restoredTexts } from './versions.ts';

const actions: Readonly<Record<RecordHistory['action'], string>> = {
  created: 'created it',
  changed: 'changed it',
  state: 'changed its state',
  moved: 'moved it',
  imported: 'imported it',
  'price-confirmed': 'confirmed its price',
  'file-moved': 'moved a file that it shows',
  deleted: 'deleted it',
  undeleted: 'restored it',
};

interface HistoryProps {
  kind: RecordKind;
  record: CatalogueRecord;
  /** Fills the form with a version; undefined where there is no form. */
  onRestore: ((revision: number) => void) | undefined;
}

/** Who changed what and when, newest first. */
export const History = ({ kind, record, onRestore }: HistoryProps) => {
  const nameOf = useNameOf();
  const oldest = record.history.at(-1);
  if (!oldest) return <chakra.p color="admin.quiet">Nothing has been changed here yet.</chakra.p>;
  const restore = (revision: number, label: string) =>
    onRestore && Object.keys(restoredTexts(kind, record, revision)).length > 0 ? (
      <Button
        variant="bare"
        justifySelf="start"
        marginLeft="-4"
        aria-label={`Restore this version, ${label}`}
        onClick={() => onRestore(revision)}
      >
        <Icon name="undo" />
        Restore this version
      </Button>
    ) : null;
  return (
    <chakra.ol display="grid" gap="4">
      {record.history.map((entry) => (
        <chakra.li key={entry.revision} display="grid" gap="1" minWidth="0">
          <p>
            <bdi>{nameOf(entry.by)}</bdi> {actions[entry.action]}{' '}
            <chakra.time dateTime={entry.at} color="admin.quiet" fontSize="small">
              {longTime(entry.at)}
            </chakra.time>
          </p>
          {entry.action === 'created' ? null : <FieldChanges kind={kind} changes={entry.changes} />}
          {restore(entry.revision, longTime(entry.at))}
        </chakra.li>
      ))}
      {oldest.action === 'created' ? null : (
        <chakra.li display="grid" gap="1">
          <p>Before that</p>
          {restore(oldest.revision - 1, `before ${longTime(oldest.at)}`)}
        </chakra.li>
      )}
    </chakra.ol>
  );
};
