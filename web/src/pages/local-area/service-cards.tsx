import { chakra } from '@chakra-ui/react';
import { localArea } from '@jeweler/core/business';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { CardGrid } from '../../components/story/card-grid.tsx';
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { Heading } from '../../components/text/heading.tsx';

const { label, heading, cards } = localArea.services;

/** The three kinds of work, each with the way to its page. */
export const ServiceCards = () => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Wrap>
      <CardGrid>
        {cards.map(({ title, text, link, picture }) => (
          <li key={title}>
            <Picture of={picture} sizes="(min-width: 48rem) 30vw, 100vw" width="full" />
            <Heading as="h3" marginTop="5">
              {title}
            </Heading>
            <chakra.p marginTop="3" color="fg.quiet">
              {text}
            </chakra.p>
            <TextLink to={link.href} size="target" marginTop="2">
              {link.label}
            </TextLink>
          </li>
        ))}
      </CardGrid>
    </Wrap>
  </>
);
