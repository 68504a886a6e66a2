import { CardGrid, ContentCard } from '../../components/content/content-card.tsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { WayOn } from '../../components/content/way-on.tsx';
import { Container } from '../../components/layout/container.tsx';
import { localArea } from '../../content/local-area.ts';

const { label, heading, cards } = localArea.services;

/** The three kinds of work, each with a link to its page. */
export const ServiceCards = () => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Container>
      <CardGrid>
        {cards.map(({ title, text, link, picture }) => (
          <ContentCard key={title} picture={picture} title={title} text={text}>
            <WayOn link={link} css={{ marginTop: '2' }} />
          </ContentCard>
        ))}
      </CardGrid>
    </Container>
  </>
);
