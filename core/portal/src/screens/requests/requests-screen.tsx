import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { useCommands } from '../../shared/host/use-commands.ts';

import { portalPaths, requestPath } from '../../shared/paths.ts';
import { useServerNow } from '../../submissions/use-today.ts';
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
  const now = useServerNow();
  const view = parseView(query);
  const list = useSubmissionList(view);
  const { submissions, refetch } = list;
  useCommands({ refresh: refetch });

  const isOpen = reference !== undefined;
  const open = (each: string, focus?: RecordFocus) =>
    navigate(requestPath(each) + formatViewQuery(view), { state: { focus } });
  const found = list.isOutdated ? -1 : (submissions?.findIndex((each) => each.reference === reference) ?? -1);
  // What has been answered leaves a list of what waits: what is beside it is known by where it was.
  const place = `${formatViewQuery(view)} ${list.q} ${reference}`;
  const [last, setLast] = useState({ place, position: -1 });
  if (found !== -1 && (last.place !== place || last.position !== found)) setLast({ place, position: found });
  const position = found === -1 && last.place === place ? last.position : found;
  const previous = submissions?.[position - 1]?.reference;
  const next = position === -1 ? undefined : submissions?.[found === -1 ? position : position + 1]?.reference;

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
          {...{ reference, now, focus, previous, next }}
          onOpen={open}
          onClose={() => navigate(portalPaths.requests + formatViewQuery(view))}
        />
      )}
    </chakra.div>
  );
};
