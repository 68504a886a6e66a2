import { chakra } from '@chakra-ui/react';
import type { FileSearch } from '../files/search.ts';

/** Maximum number of names listed. */
const MAX_NAMED = 5;

/** The result of a search for several names: how many were found, and which are missing. */
export const SearchOutcome = ({ search }: { search: FileSearch | undefined }) => {
  if (!search || search.count < 2) return null;
  const { count, notFound } = search;
  const more = notFound.length - MAX_NAMED;
  return (
    <chakra.p role="status" px="panel" paddingBottom="3" color="admin.quiet" fontSize="small">
      {(notFound.length === 0
        ? `All ${count} names were found.`
        : `${count - notFound.length} of ${count} names were found. Not found: ${notFound.slice(0, MAX_NAMED).join(', ')}`) +
        (more > 0 ? ` and ${more} more.` : '')}
    </chakra.p>
  );
};
