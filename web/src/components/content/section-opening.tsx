import { styled } from '#styled-system/jsx';
import { Columns } from '../layout/container.tsx';
import { Heading, type HeadingProps } from '../text/heading.tsx';
import { Label, Lead } from '../text/label.tsx';

interface SectionOpeningProps {
  label: string;
  heading: string;
  /** Placed beside the heading from 1024 px on. */
  lead?: string | undefined;
  /** Of the heading. */
  size?: HeadingProps['size'];
}

/** The opening of a full-width section: label, heading and, beside it, a few lines. */
export const SectionOpening = ({ label, heading, lead, size = 'h2' }: SectionOpeningProps) => (
  <Columns css={{ rowGap: '6', alignItems: 'end' }}>
    <styled.div css={{ gridColumn: { lg: '1 / 8' } }}>
      <Label>{label}</Label>
      <Heading size={size} css={{ marginTop: '4' }}>
        {heading}
      </Heading>
    </styled.div>
    {lead ? <Lead css={{ gridColumn: { lg: '8 / 13' } }}>{lead}</Lead> : null}
  </Columns>
);
