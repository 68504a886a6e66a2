import { customDesign } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { Columns } from '../../components/layout/wrap.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';
import { TickedList } from '../../components/text/ticked-list.tsx';

const { label, heading, text, items, picture } = customDesign.bring;

/** What a visitor may bring to the first conversation. */
export const BringYourOwn = () => (
  <Columns alignItems="center">
    <styled.div gridColumn={{ lg: '1 / 8' }}>
      <Picture of={picture} sizes="(min-width: 64rem) 56vw, 100vw" width="full" />
    </styled.div>
    <styled.div gridColumn={{ lg: '9 / 13' }}>
      <Label>{label}</Label>
      <Heading marginTop="4">{heading}</Heading>
      <Lead marginTop="5">{text}</Lead>
      <TickedList items={items} />
    </styled.div>
  </Columns>
);
