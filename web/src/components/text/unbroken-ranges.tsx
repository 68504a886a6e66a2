import { Fragment } from 'react';
import { styled } from '#styled-system/jsx';

/** '1-2 weeks': a range of numbers, with its unit. */
const RANGE = /(\d+-\d+ \w+)/;

/** Text in which no line ends within a range. The text itself is unchanged, for searching and copying. */
export const UnbrokenRanges = ({ children }: { children: string }) =>
  children.split(RANGE).map((part, index) =>
    // The separator is captured: every second part is a range.
    index % 2 === 1 ? (
      <styled.span key={part} css={{ whiteSpace: 'nowrap' }}>
        {part}
      </styled.span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
