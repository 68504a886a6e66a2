import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { portalSystem } from '../../theme/index.ts';
import { MissingLine } from './missing-line.tsx';

const Portal = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={portalSystem}>
    <MemoryRouter>{children}</MemoryRouter>
  </ChakraProvider>
);

test('says what is missing with links to it, and nothing when nothing is', () => {
  const { rerender, container } = render(
    <MissingLine missing={{ pieces: 3, counts: { 'alternative-text': 2, 'second-view': 3 } }} />,
    { wrapper: Portal },
  );
  expect(container.textContent).toBe(
    '3 pieces on the website could be completed: 2 without a picture description, 3 without a second view. Complete one by one',
  );
  expect(screen.getByRole('link', { name: '2 without a picture description' }).getAttribute('href')).toBe(
    '/admin/catalogue/products?state=live&missing=alternative-text',
  );
  rerender(<MissingLine missing={{ pieces: 0, counts: {} }} />);
  expect(container.textContent).toBe('');
});
