import { chakra } from '@chakra-ui/react';
import { formatCount, valueName } from '@jeweler/core/format';
import {
  groupsOf,
  hasPage,
  isPlaced,
  missingFields,
  productMaterials,
  type RecordKind,
  type RecordView,
  recordSorts,
  recordStates,
} from '@jeweler/core/schemas';
import { type Ref, useId, useState } from 'react';
import { firstMissingPath, redirectsPath } from '../../../shared/paths.ts';
import { FilterToggle } from '../../../shared/ui/filter-toggle.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { SearchInput } from '../../../shared/ui/search-input.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { useSearchText } from '../../../shared/use-search-text.ts';
import { formatViewQuery, type ViewTexts } from '../catalogue-view.ts';
import { toOptions, useChoices } from '../data/choices.ts';
import type { RecordList } from '../data/record-list.ts';
import { kindLabels, missingLabels, sortLabels, stateLabels } from '../labels.ts';

const materials = [
  ...productMaterials.map((each) => ({ value: each, label: valueName(each) })),
  { value: 'none', label: 'None of these' },
];
const lacks = [
  { value: 'any', label: 'Anything missing' },
  ...missingFields.map((each) => ({ value: each, label: missingLabels[each] })),
];

interface ListToolsProps {
  searchField: Ref<HTMLInputElement>;
  kind: RecordKind;
  view: RecordView;
  counts: RecordList['counts'];
  onView: (part: ViewTexts, options?: { replace: boolean }) => void;
}

/** On phones and beside an open record, the six fields of pieces would take half of the height: a button shows them. */
const NARROW = '@container (max-width: 38rem)';
const WIDE = '@container (min-width: 38rem)';

const Filters = chakra(Flow, {
  base: { flex: '1 1 100%', '& > div': { flex: '1 1 9.5rem' } },
  variants: { isFolded: { true: { [NARROW]: { display: 'none' } } } },
});

/** Search, filters and sorting. The states say how many records of the list are in each. */
export const ListTools = ({ searchField, kind, view, counts, onView }: ListToolsProps) => {
  const choices = useChoices();
  const [typed, type] = useSearchText(view.q ?? '', (q) => onView({ q }, { replace: true }));
  const isProducts = kind === 'products';
  const groups = groupsOf(kind);
  const filters = useId();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const ofProducts = isProducts
    ? ([
        ['category', 'Category', 'All categories', toOptions(choices?.categories)],
        ['collection', 'Collection', 'All collections', toOptions(choices?.collections)],
        ['material', 'Material', 'All materials', materials],
        ['missing', 'What is missing', 'Complete or not', lacks],
      ] as const)
    : [];
  const inForce = [view.state, ...ofProducts.map(([name]) => view[name])].filter(Boolean).length;
  const inAll = counts && recordStates.reduce((sum, each) => sum + counts[each], 0);
  const states = (['all', ...recordStates, 'deleted'] as const)
    .filter((state) => state !== 'sold' || isProducts)
    .map((state) => {
      const [label, count] = state === 'all' ? ['All states', inAll] : [stateLabels[state], counts?.[state]];
      return { value: state, label: counts ? `${label} (${formatCount(count ?? 0)})` : label };
    });
  return (
    <chakra.div containerType="inline-size" flex="none">
      <ToolRow>
        <SearchInput
          ref={searchField}
          aria-keyshortcuts="/"
          flex="1 1 20rem"
          label={`Search ${kindLabels[kind].many.toLowerCase()}`}
          placeholder={`Search ${kindLabels[kind].many.toLowerCase()}...`}
          maxLength={200}
          value={typed}
          onChange={type}
        />
        {isProducts ? (
          <FilterToggle
            display={undefined}
            css={{ [WIDE]: { display: 'none' } }}
            inForce={inForce}
            open={filtersOpen}
            onToggle={() => setFiltersOpen(!filtersOpen)}
            controls={filters}
          />
        ) : null}
        {isProducts && view.missing !== undefined ? (
          <TextLink to={firstMissingPath + formatViewQuery(kind, view)} fontSize="small">
            Complete one by one
          </TextLink>
        ) : null}
        {hasPage(kind) ? (
          <TextLink to={redirectsPath} color="admin.quiet" fontSize="small">
            Former addresses
          </TextLink>
        ) : null}
        <Filters id={filters} isFolded={isProducts && !filtersOpen}>
          {isPlaced(kind) ? null : (
            <Select
              label="State"
              value={view.state ?? 'all'}
              options={states}
              onChange={(state) => onView({ state })}
            />
          )}
          {groups ? (
            <Select
              label={groups.label}
              value={view.group ?? ''}
              options={[
                { value: '', label: `Every ${groups.label.toLowerCase()}` },
                ...Object.entries(groups.choices).map(([value, label]) => ({ value, label })),
              ]}
              onChange={(group) => onView({ group })}
            />
          ) : null}
          {ofProducts.map(([name, label, all, options]) => (
            <Select
              key={name}
              label={label}
              value={String(view[name] ?? '')}
              options={[{ value: '', label: all }, ...options]}
              onChange={(value) => onView({ [name]: value })}
            />
          ))}
          <Select
            label="Sorted by"
            value={view.sort}
            options={recordSorts
              .filter((sort) => sort !== 'price' || isProducts)
              .map((sort) => ({ value: sort, label: sortLabels[sort] }))}
            onChange={(sort) => onView({ sort })}
          />
        </Filters>
      </ToolRow>
    </chakra.div>
  );
};
