import { Badge, chakra } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { requests } from '../../../submissions/labels.ts';

interface ListHeadProps {
  /** Number of submissions that match the search and the filters. */
  found: number | undefined;
  /** Saves the list as CSV; undefined if the host cannot save files. */
  onExport: (() => void) | undefined;
}

/** Title of the list, its number of items, and the export button. */
export const ListHead = ({ found, onExport }: ListHeadProps) => (
  <chakra.header
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="1"
    px={{ base: '4', lg: '5' }}
    py="3"
  >
    <ScreenTitle>Requests</ScreenTitle>
    {found === undefined ? null : <Badge>{requests(found)}</Badge>}
    <chakra.span flex="1" />
    {onExport ? (
      <Button
        px="3"
        aria-label="Save this list as CSV"
        title="Save this list as CSV"
        disabled={!found}
        onClick={onExport}
      >
        <Icon name="download" />
        CSV
      </Button>
    ) : null}
  </chakra.header>
);
