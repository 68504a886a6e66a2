import { phoneHref, whatsappHref } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { TextAnchor, TextLink } from '../../components/actions/text-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Label } from '../../components/text/label.tsx';
import { paths } from '../../config/public-pages.ts';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { useContact } from '../../data/use-shop.ts';

const Ways = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    columnGap: '4',
    marginTop: '3',
    '& > *': { justifySelf: 'start' },
  },
});

/** Ways to ask about a product (SPEC section 2, product detail). A message or chat starts with its name. */
export const ClientServices = ({ product: { name, slug } }: { product: Product }) => {
  const contact = useContact();
  const address = useSiteOrigin() + paths.product(slug);
  return (
    <styled.aside aria-labelledby="client-services" css={{ marginTop: '10' }}>
      <Label as="h2" id="client-services">
        Client services
      </Label>
      <styled.p css={{ marginTop: '2', color: 'fg.quiet' }}>
        Try it on, change the stone, or ask how it is made.
      </styled.p>
      <Ways>
        <TextAnchor href={phoneHref(contact)} size="target">
          <Icon name="phone" />
          {contact.phone.display}
        </TextAnchor>
        <TextLink to={paths.appointmentAbout(slug)} size="target">
          <Icon name="calendar" />
          Book an Appointment
        </TextLink>
        <TextLink to={paths.contactAbout(slug)} size="target">
          <Icon name="mail" />
          Ask about this piece
        </TextLink>
        <TextAnchor
          href={whatsappHref(contact, `Hello, I have a question about ${name}: ${address}`)}
          size="target"
        >
          <Icon name="chat" />
          Chat on WhatsApp
        </TextAnchor>
      </Ways>
    </styled.aside>
  );
};
