import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenRanges } from './unbroken-ranges.tsx';

test('ranges are kept together, also one that comes twice', () => {
  render(
    <p>
      <UnbrokenRanges>6-8 weeks, in December 6-8 weeks</UnbrokenRanges>
    </p>,
  );
  expect(screen.getByText(/in December/)).toHaveTextContent(/^6-8 weeks, in December 6-8 weeks$/);
  expect(screen.getAllByText(/^6-8 weeks,?$/)).toHaveLength(2);
});
