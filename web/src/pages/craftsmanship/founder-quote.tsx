import { chakra } from '@chakra-ui/react';
import { craftsmanship } from '@jeweler/core/business';
import { Columns } from '../../components/layout/wrap.tsx';

const { text, name, role } = craftsmanship.quote;

/** One sentence of the founder, over the bench it speaks of. */
export const FounderQuote = () => (
  <Columns>
    <chakra.figure gridColumn={{ lg: '1 / 10' }} margin="0">
      <chakra.blockquote margin="0" textStyle="h1">
        “{text}”
      </chakra.blockquote>
      <chakra.figcaption marginTop="8" fontSize="nav" lineHeight="snug">
        <chakra.span display="block" fontWeight="strong">
          {name}
        </chakra.span>
        <chakra.span color="fg.quiet">{role}</chakra.span>
      </chakra.figcaption>
    </chakra.figure>
  </Columns>
);
