import { styled } from '#styled-system/jsx';
import type { PageContent } from '../../content/content-pages/page-content.ts';
import { useContact } from '../../data/use-shop.ts';
import { Actions, ButtonLink } from '../actions/button.tsx';
import { Columns } from '../layout/container.tsx';
import { Section } from '../layout/section.tsx';
import { Heading } from '../text/heading.tsx';
import { Lead } from '../text/label.tsx';
import { WayOn } from './way-on.tsx';

type ClosingCallProps = PageContent['closing'] & { ground: 'second' | 'window' };

/** The last section of a page: one or two links to the next step. */
export const ClosingCall = ({ ground, heading, text, link, secondLink }: ClosingCallProps) => {
  const { phone } = useContact();
  return (
    <Section ground={ground} space="tight">
      <Columns css={{ rowGap: '8', alignItems: 'end' }}>
        <styled.div css={{ gridColumn: { lg: '1 / 7' } }}>
          <Heading>{heading}</Heading>
          <Lead css={{ marginTop: '5' }}>{typeof text === 'string' ? text : text(phone.display)}</Lead>
        </styled.div>
        <Actions css={{ gridColumn: { lg: '8 / 13' }, justifyContent: { lg: 'flex-end' } }}>
          <ButtonLink to={link.href}>{link.label}</ButtonLink>
          <WayOn link={secondLink} />
        </Actions>
      </Columns>
    </Section>
  );
};
