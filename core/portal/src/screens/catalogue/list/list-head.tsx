import { Badge, chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import { catalogueKinds, isPlaced, type ListKind } from '@jeweler/core/schemas';
import { Link, NavLink } from 'react-router-dom';
import { cataloguePath, importPath, portalPaths } from '../../../shared/paths.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow, Quiet } from '../../../shared/ui/layout.ts';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { chosenStyle, portalButtonRecipe } from '../../../theme/index.ts';
import { kindLabels, newLabel } from '../labels.ts';

const IMPORT = 'Import or export';
const MEDIUM = '@container (max-width: 38rem)';
/** Phones, and the list beside an open record. */
const NARROW = '@container (max-width: 30rem)';
export const ButtonLink = chakra(Link, portalButtonRecipe);

const Tab = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '3',
    color: 'admin.quiet',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    // The row scrolls horizontally and would clip an outline outside the link.
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { color: 'admin.fg' },
    '&[aria-current]': {
      color: 'admin.fg',
      boxShadow: 'inset 0 -2px 0 {colors.admin.accent}',
      ...chosenStyle,
    },
  },
});

interface ListHeadProps {
  kind: ListKind;
  /** Number of records that match the search and the filters. */
  total: number | undefined;
  /** View of the list, which a new record preserves. */
  query: string;
}

/** Title, the lists of the catalogue as links, and the links to import and export and to a new record. */
export const ListHead = ({ kind, total, query }: ListHeadProps) => {
  const { one, many, ofShop } = kindLabels[kind];
  return (
    <>
      <Flow
        as="header"
        // Beside an open record the list is as narrow as a phone.
        containerType="inline-size"
        alignItems="center"
        rowGap="1"
        px="panel"
        paddingTop="3"
        paddingBottom="1"
      >
        <ScreenTitle>{ofShop?.title ?? 'Catalogue'}</ScreenTitle>
        {total === undefined ? null : (
          <Badge display={{ base: 'none', sm: 'inline-flex' }} css={{ [NARROW]: { display: 'none' } }}>
            {`${formatCount(total)} ${(total === 1 ? one : many).toLowerCase()}`}
          </Badge>
        )}
        <chakra.span flex="1" />
        {ofShop ? null : (
          <ButtonLink px="3" to={importPath} aria-label={IMPORT} title={IMPORT}>
            <Icon name="upload" />
            <chakra.span css={{ [MEDIUM]: { display: 'none' } }}>{IMPORT}</chakra.span>
          </ButtonLink>
        )}
        {isPlaced(kind) ? null : (
          <ButtonLink
            px="3"
            to={cataloguePath(kind, 'new') + query}
            aria-label={newLabel(kind)}
            title={newLabel(kind)}
          >
            <Icon name="plus" />
            <span>
              New<chakra.span css={{ [NARROW]: { display: 'none' } }}> {one.toLowerCase()}</chakra.span>
            </span>
          </ButtonLink>
        )}
      </Flow>
      {ofShop ? (
        <Quiet px="panel" paddingBottom="2">
          {ofShop.where} <TextLink to={portalPaths.settings}>Back to the settings</TextLink>
        </Quiet>
      ) : (
        <Tabs />
      )}
    </>
  );
};

const Tabs = () => (
  <chakra.nav aria-label="Lists of the catalogue" display="flex" overflowX="auto" px={{ base: '1', lg: '2' }}>
    {catalogueKinds.map((each) => (
      <Tab key={each} to={cataloguePath(each)}>
        {kindLabels[each].many}
      </Tab>
    ))}
  </chakra.nav>
);
