import { chakra } from '@chakra-ui/react';
import { craftsmanship } from '@jeweler/core/business';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Columns } from '../../components/layout/wrap.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';

const { label, heading, paragraphs, link, picture } = craftsmanship.heritage;

/** Where the jeweler learned, beside the mandrel he uses every day. */
export const Heritage = () => (
  <Columns alignItems="center">
    <chakra.div gridColumn={{ lg: '1 / 6' }}>
      <Label>{label}</Label>
      <Heading marginTop="4">{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <Lead key={paragraph} marginTop="5">
          {paragraph}
        </Lead>
      ))}
      <TextLink to={link.href} size="target" marginTop="5">
        {link.label}
      </TextLink>
    </chakra.div>
    <chakra.div gridColumn={{ lg: '7 / 13' }}>
      <Picture
        of={picture}
        sizes="(min-width: 64rem) 48vw, 100vw"
        width="full"
        aspectRatio={{ base: '4 / 3', lg: '4 / 5' }}
        objectFit="cover"
      />
    </chakra.div>
  </Columns>
);
