import { craftsmanship } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { Columns } from '../../components/layout/wrap.tsx';

const { text, name, role } = craftsmanship.quote;

/** One sentence of the founder, over the bench it speaks of. */
export const FounderQuote = () => (
  <Columns>
    <styled.figure gridColumn={{ lg: '1 / 10' }} margin="0">
      <styled.blockquote margin="0" textStyle="h1">
        “{text}”
      </styled.blockquote>
      <styled.figcaption marginTop="8" fontSize="nav" lineHeight="snug">
        <styled.span display="block" fontWeight="strong">
          {name}
        </styled.span>
        <styled.span color="fg.quiet">{role}</styled.span>
      </styled.figcaption>
    </styled.figure>
  </Columns>
);
