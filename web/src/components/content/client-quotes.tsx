import type { Testimonial } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { Wrap } from '../layout/wrap.tsx';
import { CardGrid } from './card-grid.tsx';
import { SectionOpening } from './section-opening.tsx';
import { Stars } from './stars.tsx';

interface ClientQuotesProps {
  label: string;
  heading: string;
  quotes: readonly Testimonial[];
}

/** What clients say, three abreast. */
export const ClientQuotes = ({ label, heading, quotes }: ClientQuotesProps) => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Wrap>
      <CardGrid>
        {quotes.map(({ quote, name, place, rating }) => (
          <li key={name}>
            <styled.figure margin="0">
              <Stars rating={rating} />
              <styled.blockquote margin="0" marginTop="4" textStyle="h4">
                “{quote}”
              </styled.blockquote>
              <styled.figcaption marginTop="5" fontSize="small">
                <styled.span fontWeight="strong">{name}</styled.span>
                <styled.span color="fg.quiet"> · {place}</styled.span>
              </styled.figcaption>
            </styled.figure>
          </li>
        ))}
      </CardGrid>
    </Wrap>
  </>
);
