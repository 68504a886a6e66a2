import { styled } from '#styled-system/jsx';
import type { QuotesSection } from '../../content/content-pages/page-content.ts';
import { useTestimonials } from '../../data/use-shop.ts';
import { Icon } from '../icon/icon.tsx';
import { Container } from '../layout/container.tsx';
import { CardGrid } from './content-card.tsx';
import { SectionOpening } from './section-opening.tsx';

/** Quotes of clients, in three columns. */
export const ClientQuotes = ({ label, heading, most }: QuotesSection) => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Container>
      <CardGrid>
        {useTestimonials()
          .slice(0, most)
          .map(({ id, text, name, city, rating }) => (
            <li key={id}>
              <figure>
                {rating === undefined ? null : <Stars rating={rating} />}
                <styled.blockquote css={{ marginTop: '4', textStyle: 'h4', textWrap: 'pretty' }}>
                  “{text}”
                </styled.blockquote>
                <styled.figcaption css={{ marginTop: '5', fontSize: 'small' }}>
                  <styled.span css={{ fontWeight: 'strong' }}>{name}</styled.span>
                  {city === undefined ? null : (
                    <styled.span css={{ color: 'fg.quiet' }}> · {city}</styled.span>
                  )}
                </styled.figcaption>
              </figure>
            </li>
          ))}
      </CardGrid>
    </Container>
  </>
);

const BEST = 5;

/** A rating in stars; `rating` is a whole number from 0 to 5. */
const Stars = ({ rating }: { rating: number }) => (
  <styled.div
    role="img"
    aria-label={`${rating} out of ${BEST} stars`}
    css={{ display: 'flex', gap: '1', color: 'accent' }}
  >
    {Array.from({ length: BEST }, (_, star) => (
      <Icon
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical and never reordered
        key={star}
        name="star"
        css={{ width: '4', height: '4', fill: star < rating ? 'currentColor' : 'none' }}
      />
    ))}
  </styled.div>
);
