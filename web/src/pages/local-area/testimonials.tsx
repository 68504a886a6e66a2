import { chakra } from '@chakra-ui/react';
import { localArea } from '@jeweler/core/business';
import { Wrap } from '../../components/layout/wrap.tsx';
import { CardGrid } from '../../components/story/card-grid.tsx';
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { Stars } from './stars.tsx';

const { label, heading, entries } = localArea.testimonials;

/** What three clients say. */
export const Testimonials = () => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Wrap>
      <CardGrid>
        {entries.map(({ quote, name, place, rating }) => (
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
