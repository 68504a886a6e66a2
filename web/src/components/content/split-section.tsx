import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import { Columns } from '../layout/container.tsx';
import { Heading } from '../text/heading.tsx';
import { Label } from '../text/label.tsx';

interface SplitSectionProps {
  label: string;
  heading: string;
  beneath?: ReactNode;
  /** Placed on the right from 1024 px on. */
  children: ReactNode;
}

/** A section in two columns: label and heading on the left stay visible while the right one scrolls. */
export const SplitSection = ({ label, heading, beneath, children }: SplitSectionProps) => (
  <Columns>
    <styled.div
      css={{
        gridColumn: { lg: '1 / 6' },
        alignSelf: 'start',
        position: { lg: 'sticky' },
        top: { lg: '9rem' },
      }}
    >
      <Label>{label}</Label>
      <Heading css={{ marginTop: '4' }}>{heading}</Heading>
      {beneath}
    </styled.div>
    <styled.div css={{ gridColumn: { lg: '7 / 13' } }}>{children}</styled.div>
  </Columns>
);
