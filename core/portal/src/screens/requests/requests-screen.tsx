import { chakra } from '@chakra-ui/react';
import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { useCommands } from '../../shared/host/use-commands.ts';
import { useNow } from '../../shared/live/clock.ts';
import { portalPaths, requestPath } from '../../shared/paths.ts';
import { useSubmissionList } from './data/submission-list.ts';
import { RequestList } from './list/request-list.tsx';
import { type RecordFocus, RecordView } from './record/record-view.tsx';
import { formatViewQuery, parseView } from './requests-view.ts';

/**
 * All submissions: the list, and beside it the open record. A window too narrow for both shows one at a time.
 */
export const RequestsScreen = () => {
  const reference = useMatch(`${portalPaths.requests}/:reference`)?.params.reference?.toUpperCase();
  const [query] = useSearchParams();
  const { focus } = (useLocation().state ?? {}) as { readonly focus?: RecordFocus };
  const navigate = useNavigate();
  const now = useNow();
  const view = parseView(query);
  const list = useSubmissionList(view);
  const { submissions, refetch } = list;
  useCommands({ refresh: refetch });

  const isOpen = reference !== undefined;
  const open = (each: string, focus?: RecordFocus) =>
    navigate(requestPath(each) + formatViewQuery(view), { state: { focus } });
  const position = submissions?.findIndex((each) => each.reference === reference) ?? -1;
  const neighbour = (distance: number) =>
    position === -1 ? undefined : submissions?.[position + distance]?.reference;

  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        xl: isOpen ? 'minmax(0, min(28rem, 35vw)) minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      <RequestList
        {...{ list, view, now }}
        open={reference}
        onOpen={open}
        onView={(part) => navigate(portalPaths.requests + formatViewQuery({ ...view, ...part }))}
      />
      {reference === undefined ? null : (
        <RecordView
          {...{ reference, now, focus }}
          previous={neighbour(-1)}
          next={neighbour(1)}
          onOpen={open}
          onClose={() => navigate(portalPaths.requests + formatViewQuery(view))}
        />
      )}
    </chakra.div>
  );
};
