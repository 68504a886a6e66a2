import { chakra } from '@chakra-ui/react';
import { craftsmanship } from '@jeweler/core/business';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { CardGrid } from '../../components/story/card-grid.tsx';
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { Heading } from '../../components/text/heading.tsx';

const { label, heading, entries, link } = craftsmanship.stories;

/** Three pieces and the people who wear them, with the way to more. */
export const ClientStories = () => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Wrap>
      <CardGrid>
        {entries.map(({ title, text, client, picture }) => (
          <li key={title}>
            <Picture
              of={picture}
              sizes="(min-width: 48rem) 30vw, 100vw"
              width="full"
              aspectRatio="1"
              objectFit="cover"
            />
            <Heading as="h3" marginTop="5">
              {title}
            </Heading>
            <chakra.p marginTop="3" color="fg.quiet">
              {text}
            </chakra.p>
            <chakra.p marginTop="4" fontSize="small" fontWeight="medium">
              {client}
            </chakra.p>
          </li>
        ))}
      </CardGrid>
      <TextLink to={link.href} size="target" marginTop="10">
        {link.label}
      </TextLink>
    </Wrap>
  </>
);
