import { chakra } from '@chakra-ui/react';
import type { RecordKind } from '@jeweler/core/schemas';
import { Link } from 'react-router-dom';
import { Scroller } from '../../../shared/data-list/row-scroller.ts';
import { cataloguePath } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { portalButtonRecipe } from '../../../theme/index.ts';
import { kindLabels } from '../labels.ts';

const NewLink = chakra(Link, portalButtonRecipe);

interface EmptyListProps {
  kind: RecordKind;
  /** Removes search and filters; undefined if there are none. */
  onReset: (() => void) | undefined;
}

/** What to do about a list without records. */
export const EmptyList = ({ kind, onReset }: EmptyListProps) => {
  const { many, add } = kindLabels[kind];
  return (
    <Scroller display="grid" placeContent="center" justifyItems="center" gap="4" px="5" color="admin.quiet">
      <chakra.p textAlign="center">
        {onReset ? 'Nothing matches the search and filters.' : `There are no ${many.toLowerCase()} yet.`}
      </chakra.p>
      {onReset ? (
        <Button onClick={onReset}>{`Show all ${many.toLowerCase()}`}</Button>
      ) : (
        <NewLink to={cataloguePath(kind, 'new')}>{add}</NewLink>
      )}
    </Scroller>
  );
};
