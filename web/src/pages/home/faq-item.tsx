import type { FaqEntry } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Heading } from '../../components/text/heading.tsx';
import { UnbrokenRanges } from '../../components/text/unbroken-ranges.tsx';

// A native disclosure: it opens without JavaScript, and the browser's search in the page finds closed
// answers.
const Details = styled('details', {
  base: {
    borderBottom: '1px solid {colors.rule}',
    '&[open] > summary > [aria-hidden]::after': { rotate: '0deg' },
  },
});

const Summary = styled('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '6',
    minHeight: '4.25rem',
    paddingBlock: '4',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

const Plus = styled('span', {
  base: {
    position: 'relative',
    flex: 'none',
    width: '4',
    height: '4',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: '50% 0 auto',
      height: '1px',
      bg: 'accent',
      transition: 'rotate {durations.calm} {easings.out}',
    },
    '&::after': { rotate: '90deg' },
  },
});

/** One question. Its plus turns into a minus while the answer is shown. */
export const FaqItem = ({ entry: { id, question, answer } }: { entry: FaqEntry }) => (
  <Details id={`faq-${id}`}>
    <Summary>
      <Heading as="h3" size="h4">
        {question}
      </Heading>
      <Plus aria-hidden="true" />
    </Summary>
    <styled.p
      css={{
        textStyle: 'body',
        paddingRight: '10',
        paddingBottom: '6',
        maxWidth: '40rem',
        color: 'fg.quiet',
        animation: 'rise {durations.calm} {easings.out}',
      }}
    >
      <UnbrokenRanges>{answer}</UnbrokenRanges>
    </styled.p>
  </Details>
);
