import { chakra } from '@chakra-ui/react';
import { type CatalogueRecord, hasPage, type RecordKind } from '@jeweler/core/schemas';
import { cataloguePath } from '../../../shared/paths.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { kindLabels } from '../labels.ts';

interface DeleteDialogProps {
  kind: RecordKind;
  record: CatalogueRecord;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a record is deleted, and says where it is linked from. */
export const DeleteDialog = ({ kind, record, busy, onDelete, onClose }: DeleteDialogProps) => {
  const one = kindLabels[kind].one.toLowerCase();
  return (
    <ConfirmDialog
      title={`Delete this ${one}?`}
      answer="Delete"
      busy={busy}
      onAnswer={onDelete}
      onClose={onClose}
    >
      {record.usedBy.length === 0 ? null : (
        <div>
          <p>It is linked from:</p>
          <chakra.ul paddingLeft="5">
            {record.usedBy.map(({ kind: where, name, id }) => (
              <li key={`${where} ${id ?? name}`}>
                {id === undefined ? (
                  `${name} (former address)`
                ) : (
                  <TextLink to={cataloguePath('products', id)}>{name}</TextLink>
                )}
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
      <p>
        {hasPage(kind) ? 'Its address will say that it is gone. ' : 'Visitors will no longer see it. '}It can
        be restored for 30 days, in the list under “Deleted”.
      </p>
    </ConfirmDialog>
  );
};
