import { phoneHref } from '@jeweler/core/business';
import { formatServicePrice } from '@jeweler/core/format';
import type { ServiceLine } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { useContact } from '../../data/use-shop.ts';

interface PriceGroup {
  /** Undefined if the list has no groups. */
  readonly heading: string | undefined;
  readonly lines: readonly ServiceLine[];
}

/** Groups adjacent lines of the same heading; the order of the list is kept. */
const groupLines = (lines: readonly ServiceLine[]): PriceGroup[] => {
  const groups: { heading: string | undefined; lines: ServiceLine[] }[] = [];
  for (const line of lines) {
    const current = groups.at(-1);
    if (current && current.heading === line.heading) current.lines.push(line);
    else groups.push({ heading: line.heading, lines: [line] });
  }
  return groups;
};

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    py: '3',
    // The dotted leader between the name and its price.
    _after: {
      content: '""',
      order: '1',
      flex: '1',
      minWidth: '6',
      borderBottom: '1px dotted {colors.control}',
      translate: '0 -.25rem',
    },
  },
});

/** A price is plain text; 'CALL' is a link to the phone number. */
const Price = ({ children }: { children: string }) => {
  const contact = useContact();
  return children === 'CALL' ? (
    <TextAnchor href={phoneHref(contact)} css={{ paddingBlock: '2' }}>
      {children}
    </TextAnchor>
  ) : (
    children
  );
};

/** Prices with dotted leaders, with group headings if the list has groups (SPEC section 9). */
export const PriceList = ({ lines, withTimes }: { lines: readonly ServiceLine[]; withTimes: boolean }) =>
  groupLines(lines).map((group) => (
    <styled.div key={group.lines[0]?.id} css={{ marginTop: group.heading ? '6' : '4' }}>
      {group.heading ? (
        <styled.h4 css={{ textStyle: 'label', color: 'accent' }}>{group.heading}</styled.h4>
      ) : null}
      <dl>
        {group.lines.map((line) => (
          <Line key={line.id}>
            <styled.dt css={{ flex: '0 1 auto', maxWidth: '75%' }}>
              {line.name}
              {withTimes ? (
                <styled.span css={{ display: 'block', fontSize: 'small', color: 'fg.quiet' }}>
                  {line.time}
                </styled.span>
              ) : null}
            </styled.dt>
            <styled.dd css={{ order: '2', fontWeight: 'medium', textStyle: 'figures', whiteSpace: 'nowrap' }}>
              <Price>{formatServicePrice(line)}</Price>
            </styled.dd>
          </Line>
        ))}
      </dl>
    </styled.div>
  ));
