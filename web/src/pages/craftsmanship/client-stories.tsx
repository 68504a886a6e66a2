import { craftsmanship } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { CardGrid } from '../../components/story/card-grid.tsx';
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { StoryCard } from '../../components/story/story-card.tsx';

const { label, heading, entries, link } = craftsmanship.stories;

/** Three products and the people who wear them, with the way to more. */
export const ClientStories = () => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Wrap>
      <CardGrid>
        {entries.map(({ title, text, client, picture }) => (
          <StoryCard key={title} picture={picture} title={title} text={text} aspectRatio="1">
            <styled.p marginTop="4" fontSize="small" fontWeight="medium">
              {client}
            </styled.p>
          </StoryCard>
        ))}
      </CardGrid>
      <TextLink to={link.href} size="target" marginTop="10">
        {link.label}
      </TextLink>
    </Wrap>
  </>
);
