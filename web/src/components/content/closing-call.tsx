import { styled } from '#styled-system/jsx';
import type { SiteLink } from '../../content/links.ts';
import { Actions, ButtonLink } from '../actions/button.tsx';
import { Columns } from '../layout/container.tsx';
import { Section } from '../layout/section.tsx';
import { Heading } from '../text/heading.tsx';
import { Lead } from '../text/label.tsx';
import { WayOn } from './way-on.tsx';

interface ClosingCallProps {
  ground: 'second' | 'window';
  call: { readonly heading: string; readonly text: string; readonly link: SiteLink };
  secondLink?: SiteLink | undefined;
}

/** The last section of a page: one or two links to the next step. */
export const ClosingCall = ({ ground, call: { heading, text, link }, secondLink }: ClosingCallProps) => (
  <Section ground={ground} space="tight">
    <Columns css={{ rowGap: '8', alignItems: 'end' }}>
      <styled.div css={{ gridColumn: { lg: '1 / 7' } }}>
        <Heading>{heading}</Heading>
        <Lead css={{ marginTop: '5' }}>{text}</Lead>
      </styled.div>
      <Actions css={{ gridColumn: { lg: '8 / 13' }, justifyContent: { lg: 'flex-end' } }}>
        <ButtonLink to={link.href}>{link.label}</ButtonLink>
        <WayOn link={secondLink} />
      </Actions>
    </Columns>
  </Section>
);
