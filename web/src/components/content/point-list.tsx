import { styled } from '#styled-system/jsx';
import type { SystemStyleObject } from '#styled-system/types';
import type { PointsSection } from '../../content/content-pages/page-content.ts';
import { Heading } from '../text/heading.tsx';

const Row = styled('li', {
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '6' },
    rowGap: '2',
    alignItems: 'baseline',
    py: '6',
    borderBottom: '1px solid {colors.rule}',
    _first: { borderTop: '1px solid', borderTopColor: 'rule' },
    // Over the workshop picture, the rules must be lighter than on the plain dark ground.
    '[data-window] &': {
      borderColor: 'rgb(246 241 231 / .28)',
      _first: { borderTopColor: 'rgb(246 241 231 / .28)' },
    },
  },
  variants: {
    numbered: {
      true: {
        gridTemplateColumns: { base: '1.5rem minmax(0, 1fr)', md: '2.5rem 1fr 1.3fr' },
        '& > p': { gridColumn: { base: '2', md: 'auto' } },
      },
      false: { gridTemplateColumns: { md: '1fr 1.3fr' } },
    },
  },
});

interface PointListProps {
  points: PointsSection['points'];
  numbered?: boolean;
  css?: SystemStyleObject;
}

/** Titles with a sentence each, separated by hairlines. */
export const PointList = ({ points, numbered = false, css = {} }: PointListProps) => (
  <styled.ul as={numbered ? 'ol' : 'ul'} css={css}>
    {Object.entries(points).map(([title, text], index) => (
      <Row key={title} numbered={numbered}>
        {numbered ? (
          <styled.span aria-hidden="true" css={{ textStyle: 'h4', color: 'accent' }}>
            {index + 1}
          </styled.span>
        ) : null}
        <Heading as="h3" size="h4">
          {title}
        </Heading>
        <styled.p css={{ fontSize: 'nav', lineHeight: '1.55', color: 'fg.quiet' }}>{text}</styled.p>
      </Row>
    ))}
  </styled.ul>
);
