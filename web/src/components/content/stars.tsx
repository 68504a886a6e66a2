import { styled } from '#styled-system/jsx';
import { Icon } from '../icon/icon.tsx';

const BEST = 5;

/** A rating in stars; `rating` is a whole number from 0 to 5. */
export const Stars = ({ rating }: { rating: number }) => (
  <styled.div role="img" aria-label={`${rating} out of ${BEST} stars`} display="flex" gap="1" color="accent">
    {Array.from({ length: BEST }, (_, star) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stars are the same and never move
      <Icon key={star} name="star" width="4" height="4" fill={star < rating ? 'currentColor' : 'none'} />
    ))}
  </styled.div>
);
