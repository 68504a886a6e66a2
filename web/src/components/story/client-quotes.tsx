import { chakra } from '@chakra-ui/react';
import type { Testimonial } from '@jeweler/core/business';
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
            <chakra.figure margin="0">
              <Stars rating={rating} />
              <chakra.blockquote margin="0" marginTop="4" textStyle="h4">
                “{quote}”
              </chakra.blockquote>
              <chakra.figcaption marginTop="5" fontSize="small">
                <chakra.span fontWeight="strong">{name}</chakra.span>
                <chakra.span color="fg.quiet"> · {place}</chakra.span>
              </chakra.figcaption>
            </chakra.figure>
          </li>
        ))}
      </CardGrid>
    </Wrap>
  </>
);
