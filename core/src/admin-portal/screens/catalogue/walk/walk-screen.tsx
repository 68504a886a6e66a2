import { chakra, Skeleton } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeRecord, checkPrice } from '../../../../api/index.ts';
import { formatCount } from '../../../../format/index.ts';
import type { CatalogueRecord, RecordChanges } from '../../../../schemas/index.ts';
import { errorMessage } from '../../../shared/errors.ts';
import { cataloguePath } from '../../../shared/paths.ts';
import { useHost } from '../../../shared/portal.ts';
import { useUsername } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { EmptyLine, Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { useChange } from '../../../shared/use-change.ts';
import { formatViewQuery, parseView, toQuery } from '../catalogue-view.ts';
import { useOpenedRecord } from '../data/opened-record.ts';
import { useRecordList } from '../data/record-list.ts';
import { refetchCatalogue } from '../data/refetch-catalogue.ts';
import { toChanges, toValues } from '../editor/texts.ts';
import { lackLabels } from '../labels.ts';
import { useAhead } from './use-ahead.ts';
import { type Stop, useWalk } from './use-walk.ts';
import { type SavedStop, WalkCard } from './walk-card.tsx';

const KIND = 'products';

/** The filters of the list; without one, whatever is missing. */
const parseWalk = (params: URLSearchParams) => {
  const view = parseView(params);
  return { ...view, missing: view.missing ?? ('any' as const) };
};

/** `/admin/catalogue/complete`: what the filters find, one incomplete piece after the other. */
export const WalkScreen = () => {
  const [params] = useSearchParams();
  const view = useMemo(() => parseWalk(params), [params]);
  const { missing } = view;
  const query = useMemo(() => toQuery(KIND, view), [view]);
  const list = useRecordList(KIND, query);
  const { total = 0, error, isFetching, fetchMore, refetch } = list;
  // The list that was seen before may begin with pieces that lack nothing.
  const records = list.isOutdated ? undefined : list.records;
  const walk = useWalk({ records, total, missing });
  const { stop, skipped } = walk;
  const [last, setLast] = useState<SavedStop>();
  const undo = useUndo((id) => {
    setLast(undefined);
    walk.goTo(id);
  });
  useAhead(walk.ahead);

  // More may match than has been fetched.
  const more = useEffectEvent(() => fetchMore());
  const isAtEnd = stop === undefined && records !== undefined;
  const isComplete = isAtEnd && records.length >= total;
  useEffect(() => {
    if (isAtEnd && !isFetching) more();
  }, [isAtEnd, isFetching]);

  const back = cataloguePath(KIND) + formatViewQuery(KIND, view);
  return (
    <Panel>
      <PanelHead gap="2">
        <ScreenTitle>{missing === 'any' ? 'What is missing' : lackLabels[missing]}</ScreenTitle>
        <chakra.p role="status" marginRight="auto" fontVariantNumeric="tabular-nums">
          {records === undefined ? '' : `${formatCount(walk.left)} left`}
        </chakra.p>
        <TextLink to={back}>Back to the list</TextLink>
      </PanelHead>
      {stop ? (
        <Shown
          key={stop.id}
          stop={stop}
          onSaved={(saved) => {
            setLast(saved);
            walk.forward();
          }}
          onSkip={walk.forward}
          onBack={walk.back}
          onUndo={last && (() => undo(last))}
        />
      ) : isComplete ? (
        <chakra.div paddingBottom="5">
          <EmptyLine>
            {skipped === 0
              ? 'Nothing is left to complete here.'
              : `Nothing is left, apart from ${skipped === 1 ? 'one piece' : `${skipped} pieces`} that you have skipped.`}
          </EmptyLine>
          <chakra.div display="flex" flexWrap="wrap" gap="3" px={{ base: '4', lg: '5' }}>
            {skipped === 0 ? null : <Button onClick={walk.restart}>Show what was skipped</Button>}
            {last ? <Button onClick={() => undo(last)}>Undo the last one</Button> : null}
          </chakra.div>
        </chakra.div>
      ) : error && !isFetching ? (
        <ErrorMessage onRetry={refetch}>{errorMessage(error)}</ErrorMessage>
      ) : (
        <Waiting />
      )}
    </Panel>
  );
};

const Waiting = () => (
  <chakra.div padding="5">
    <Skeleton height="20rem" />
  </chakra.div>
);

/** Takes a save back, and then shows its record again. */
const useUndo = (onUndone: (id: number) => void) => {
  const { notify } = useHost();
  const { run } = useChange({ awaitsData: false, refetch: refetchCatalogue });
  return ({ record, names, before, isConfirmed }: SavedStop): void => {
    const { id } = record;
    void run(async (http) => {
      let { revision } = record;
      if (isConfirmed) ({ revision } = await checkPrice(http, id, { revision, undo: true }));
      const changes = toChanges(KIND, toValues(KIND, before), names) as RecordChanges<typeof KIND>;
      if (names.length > 0) await changeRecord(http, KIND, id, { changes, revision });
      return true;
    }).then(
      (isDone) => isDone && onUndone(id),
      (failure: unknown) =>
        notify({ tone: 'error', title: 'It was not undone', text: errorMessage(failure) }),
    );
  };
};

interface ShownProps {
  stop: Stop;
  onSaved: (saved: SavedStop) => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

/** One record, as soon as it has been fetched. */
const Shown = ({ stop, ...handlers }: ShownProps) => {
  const username = useUsername();
  const { opened, error, isFetching, refetch, show } = useOpenedRecord(KIND, stop.id);
  if (!opened?.record || username === undefined) {
    if (error && !isFetching) return <ErrorMessage onRetry={refetch}>{errorMessage(error)}</ErrorMessage>;
    return <Waiting />;
  }
  // The query is that of a product.
  const record = opened.record as CatalogueRecord<typeof KIND>;
  return (
    <>
      <chakra.h2 px={{ base: '4', lg: '5' }} paddingTop="4" fontWeight="strong">
        <TextLink to={cataloguePath(KIND, record.id)}>
          <bdi>{record.fields.name}</bdi>
        </TextLink>
      </chakra.h2>
      <WalkCard
        record={record}
        opened={opened}
        lacks={stop.lacks}
        username={username}
        show={show}
        {...handlers}
      />
    </>
  );
};
