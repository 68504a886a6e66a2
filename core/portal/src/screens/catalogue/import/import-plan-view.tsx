import { chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { ImportAnswer } from '@jeweler/core/schemas';
import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { PanelTitle } from '../../../shared/ui/panel.tsx';
import { LongList } from '../bulk/long-list.tsx';
import { kindLabels } from '../labels.ts';
import { FieldChanges } from '../record/field-changes.tsx';
import type { Comparison } from './use-import.ts';
import { faultPlace, isEmptyPlan, type PlanRow, planLists, summarize } from './use-import.ts';

const faultCount = (count: number) => (count === 1 ? 'one error' : `${formatCount(count)} errors`);

interface ImportPlanViewProps {
  step: Comparison;
  busy: boolean;
  onApply: () => void;
  restart: () => void;
  /** Opens the window that chooses a file. */
  choose: () => void;
}

/** Everything that a file would change, and below or above it the button that does exactly this; or its faults. */
export const ImportPlanView = ({ step, busy, onApply, restart, choose }: ImportPlanViewProps) => {
  const { file, answer, isAnew } = step;
  const { plan, faults, missingPictures } = answer;
  const sentence = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that led to this answer is gone
  useEffect(() => sentence.current?.focus(), [answer]);
  const isRight = faults.length === 0;
  const canApply = isRight && !isEmptyPlan(plan);
  return (
    <>
      {isAnew ? (
        <Message status="info" role="status">
          Nothing was changed: someone has edited the catalogue in the meantime. This is what the file would
          change now.
        </Message>
      ) : null}
      <Flow alignItems="center">
        <chakra.div flex="1 1 18rem" minWidth="0">
          <chakra.p ref={sentence} tabIndex={-1} outline="none" fontWeight="medium" overflowWrap="anywhere">
            <bdi>{file.name}</bdi>
            {isRight ? null : ` has ${faultCount(faults.length)}`}
          </chakra.p>
          <chakra.p color="admin.quiet">
            {isRight
              ? canApply
                ? `Nothing has been changed yet: ${summarize(plan)}.`
                : 'The file changes nothing.'
              : 'Nothing can be imported until they are corrected. Correct the file, then choose it again.'}
          </chakra.p>
        </chakra.div>
        <Button onClick={restart}>Cancel</Button>
        {canApply ? (
          <Button variant="solid" aria-disabled={busy} onClick={onApply}>
            Apply exactly this
          </Button>
        ) : (
          <Button variant="solid" onClick={choose}>
            Choose a file…
          </Button>
        )}
      </Flow>
      {isRight ? (
        <>
          {plan.removed.length > 0 ? (
            <Message status="warning">
              What the file leaves out will be deleted. It can be restored for 30 days.
            </Message>
          ) : null}
          {missingPictures.length > 0 ? (
            <>
              <Message status="warning">Some pictures are not in the media folder:</Message>
              <LongList label="Missing pictures" items={missingPictures}>
                {({ name, url }) => (
                  <>
                    <bdi>{name}</bdi>
                    {`: ${url}`}
                  </>
                )}
              </LongList>
            </>
          ) : null}
          {planLists(plan).map(({ title, rows }) => (
            <chakra.section key={title} display="grid" gap="2" minWidth="0" aria-label={title}>
              <PanelTitle>{`${title} (${formatCount(rows.length)})`}</PanelTitle>
              <LongList label={title} items={rows}>
                {(row) => <Row row={row} />}
              </LongList>
            </chakra.section>
          ))}
        </>
      ) : (
        <FaultList faults={faults} />
      )}
    </>
  );
};

/** What is wrong with a file: each fault with its line and column. */
const FaultList = ({ faults }: Pick<ImportAnswer, 'faults'>) => (
  <LongList label="Errors" items={faults}>
    {(fault) => (
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        columnGap="3"
      >
        <chakra.p color="admin.quiet">{faultPlace(fault)}</chakra.p>
        <p>{fault.message}</p>
      </chakra.div>
    )}
  </LongList>
);

const Row = ({ row: { kind, name, changes } }: { row: PlanRow }) => (
  <chakra.div display="grid" gap="1" minWidth="0">
    <chakra.p>
      <bdi>{name}</bdi>
      {kind === 'products' ? null : (
        <chakra.span color="admin.quiet">{`, ${kindLabels[kind].one}`}</chakra.span>
      )}
    </chakra.p>
    {changes === undefined ? null : changes.every(({ field }) => field === 'collection_rank') ? (
      <chakra.p fontSize="small">Its place in the list</chakra.p>
    ) : (
      <FieldChanges kind={kind} changes={changes} />
    )}
  </chakra.div>
);
