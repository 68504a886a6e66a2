import { styled } from '#styled-system/jsx';
import { Columns } from '../../components/layout/container.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label } from '../../components/text/label.tsx';
import { home } from '../../content/home.ts';
import { Newsletter } from '../../features/newsletter/newsletter.tsx';

const { label, heading } = home.newsletter;

/** The newsletter sign-up, over the workshop picture. */
export const NewsletterSection = () => (
  <Columns css={{ rowGap: '8', alignItems: 'end' }}>
    <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
      <Label css={{ color: 'fg' }}>{label}</Label>
      <Heading css={{ marginTop: '4' }}>{heading}</Heading>
    </styled.div>
    <styled.div css={{ gridColumn: { lg: '7 / 13' } }}>
      <Newsletter />
    </styled.div>
  </Columns>
);
