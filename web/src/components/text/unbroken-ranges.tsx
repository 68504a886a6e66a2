import { Fragment } from 'react';
import { styled } from '#styled-system/jsx';

/** '1-2 weeks.': a range of numbers, with its unit and what ends the sentence. */
const RANGE = /(\d+-\d+ \w+[.,]?)/;

/** Text in which no line ends within a range. The text itself is unchanged, for searching and copying. */
export const UnbrokenRanges = ({ children }: { children: string }) =>
  children.split(RANGE).map((part, index) => (
    // The separator is captured: every second part is a range.
    // biome-ignore lint/suspicious/noArrayIndexKey: the same range may come twice, and each keeps its place
    <Fragment key={index}>
      {index % 2 === 1 ? <styled.span css={{ whiteSpace: 'nowrap' }}>{part}</styled.span> : part}
    </Fragment>
  ));
