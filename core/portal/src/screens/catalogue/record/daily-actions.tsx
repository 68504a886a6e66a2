import { chakra } from '@chakra-ui/react';
import type { CatalogueRecord, RecordKind } from '@jeweler/core/schemas';
import { useOpenOutside } from '../../../shared/host/use-open-outside.ts';
import { useHost } from '../../../shared/portal.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { isSale, pageOf, stateTargets } from '../record-states.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface DailyActionsProps {
  kind: RecordKind;
  record: CatalogueRecord;
  show: (record: CatalogueRecord) => void;
  onRefused: (error: unknown, intro: string) => void;
}

/** What is done with a record every day: its page is looked at, and a piece is sold. */
export const DailyActions = ({ kind, record, show, onRefused }: DailyActionsProps) => {
  const { publicAddress } = useHost();
  const openOutside = useOpenOutside();
  const { busy, changeState } = useRecordChanges({ kind, record, show, onRefused });
  const { state, fields } = record;
  const page = pageOf(kind, { state, slug: 'slug' in fields ? fields.slug : undefined });
  const sale = stateTargets(kind, state).find(({ to }) => isSale(to));
  const label = (
    <span>
      See it<chakra.span className="wide"> on the website</chakra.span>
    </span>
  );
  return (
    <>
      {sale ? (
        <Button aria-disabled={busy} onClick={() => void changeState({ state: sale.to })}>
          {sale.label}
        </Button>
      ) : null}
      {page === undefined ? null : openOutside ? (
        <Button onClick={() => void openOutside(page)}>{label}</Button>
      ) : (
        <ButtonLink href={publicAddress(page)} target="_blank" rel="noreferrer">
          {label}
        </ButtonLink>
      )}
    </>
  );
};
