import { chakra } from '@chakra-ui/react';
import { useOutsideLink } from '../../../shared/host/use-open-outside.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { isSale, pageOf, stateTargets } from '../record-states.ts';
import { type RecordChangesOptions, useRecordChanges } from './use-record-changes.ts';

/** What is done with a record every day: its page is looked at, and a piece is sold. */
export const DailyActions = (props: RecordChangesOptions) => {
  const { kind, record } = props;
  const outsideLink = useOutsideLink();
  const { busy, changeState } = useRecordChanges(props);
  const { state, fields } = record;
  const page = pageOf(kind, { state, slug: 'slug' in fields ? fields.slug : undefined });
  const sale = stateTargets(kind, state).find(({ to }) => isSale(to));
  return (
    <>
      {sale ? (
        <Button aria-disabled={busy} onClick={() => void changeState({ state: sale.to })}>
          {sale.label}
        </Button>
      ) : null}
      {page === undefined ? null : (
        <ButtonLink {...outsideLink(page)}>
          <span>
            See it<chakra.span className="wide"> on the website</chakra.span>
          </span>
        </ButtonLink>
      )}
    </>
  );
};
