import { chakra } from '@chakra-ui/react';
import { phoneHref, shop } from '@jeweler/core/business';
import { TextAnchor, TextLink } from '../../components/actions/text-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { paths } from '../../components/paths.ts';
import { Label } from '../../components/text/label.tsx';

/** How to ask about a piece (SPEC section 2, product detail). */
export const ClientServices = () => (
  <chakra.aside aria-labelledby="client-services" marginTop="10">
    <Label as="h2" id="client-services">
      Client services
    </Label>
    <chakra.p marginTop="2" color="fg.quiet">
      Try it on, change the stone, or ask how it is made.
    </chakra.p>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="8" marginTop="2">
      <TextAnchor href={phoneHref} size="target">
        <Icon name="phone" />
        {shop.phone.display}
      </TextAnchor>
      <TextLink to={paths.appointment} size="target">
        <Icon name="calendar" />
        Book an appointment
      </TextLink>
    </chakra.div>
  </chakra.aside>
);
