import { chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { BulkPreview } from '@jeweler/core/schemas';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { checkboxStyle } from '../../../theme/index.ts';
import { useChoices } from '../data/choices.ts';
import { describeRow } from './describe-change.ts';
import { LongList } from './long-list.tsx';

const Row = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    minHeight: '2.5rem',
    cursor: 'pointer',
    '& input': { ...checkboxStyle, gridRow: { base: '1 / 3', md: '1' } },
    '& .values': { truncate: true, fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '& .from': { color: 'admin.quiet' },
    '&:has(input:not(:checked)) .values': { textDecoration: 'line-through', color: 'admin.quiet' },
  },
});

interface ChangePreviewProps {
  preview: BulkPreview;
  /** Ids of the rows that are left out. */
  except: ReadonlySet<number>;
  onExcept: (except: ReadonlySet<number>) => void;
}

/** Every old and new value, with a box to leave it out, and below what cannot be changed. */
export const ChangePreview = ({ preview, except, onExcept }: ChangePreviewProps) => {
  const choices = useChoices();
  const { rows, unchanged } = preview;
  const included = rows.length - except.size;
  const toggle = (id: number) => {
    const next = new Set(except);
    if (!next.delete(id)) next.add(id);
    onExcept(next);
  };
  return (
    <>
      {rows.length === 0 ? null : (
        <chakra.div display="grid" gap="2">
          <Checkbox
            checked={included === rows.length || (included > 0 && 'some')}
            onChange={() => onExcept(new Set(included === rows.length ? rows.map(({ id }) => id) : []))}
          >
            {`Change all (${formatCount(included)}/${formatCount(rows.length)})`}
          </Checkbox>
          <LongList label="What changes" items={rows}>
            {({ id, name, field, from, to }) => (
              <Row>
                <input type="checkbox" checked={!except.has(id)} onChange={() => toggle(id)} />
                <chakra.bdi truncate>{name}</chakra.bdi>
                <span className="values">
                  <span className="from">{describeRow(field, from, choices)}</span>
                  {' → '}
                  <span>{describeRow(field, to, choices)}</span>
                </span>
              </Row>
            )}
          </LongList>
        </chakra.div>
      )}
      {unchanged.length === 0 ? null : (
        <chakra.div display="grid" gap="2">
          <p>{`${formatCount(unchanged.length)} cannot be changed:`}</p>
          <LongList label="What cannot be changed" items={unchanged}>
            {({ name, reason }) => (
              <>
                <bdi>{name}</bdi>
                <Quiet>{reason}</Quiet>
              </>
            )}
          </LongList>
        </chakra.div>
      )}
    </>
  );
};
