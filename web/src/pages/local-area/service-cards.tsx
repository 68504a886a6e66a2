import { localArea } from '@jeweler/core/business';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { CardGrid } from '../../components/story/card-grid.tsx';
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { StoryCard } from '../../components/story/story-card.tsx';

const { label, heading, cards } = localArea.services;

/** The three kinds of work, each with the way to its page. */
export const ServiceCards = () => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Wrap>
      <CardGrid>
        {cards.map(({ title, text, link, picture }) => (
          <StoryCard key={title} picture={picture} title={title} text={text}>
            <TextLink to={link.href} size="target" marginTop="2">
              {link.label}
            </TextLink>
          </StoryCard>
        ))}
      </CardGrid>
    </Wrap>
  </>
);
