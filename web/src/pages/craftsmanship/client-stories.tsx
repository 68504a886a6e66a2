import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { CardGrid, ContentCard } from '../../components/content/content-card.tsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { Container } from '../../components/layout/container.tsx';
import { craftsmanship } from '../../content/craftsmanship.ts';

const { label, heading, entries, link } = craftsmanship.stories;

/** Three products and the clients who wear them, with a link to more. */
export const ClientStories = () => (
  <>
    <SectionOpening label={label} heading={heading} />
    <Container>
      <CardGrid>
        {entries.map(({ title, text, client, picture }) => (
          <ContentCard
            key={title}
            picture={picture}
            title={title}
            text={text}
            pictureCss={{ aspectRatio: '1', objectFit: 'cover' }}
          >
            <styled.p css={{ marginTop: '4', fontSize: 'small', fontWeight: 'medium' }}>{client}</styled.p>
          </ContentCard>
        ))}
      </CardGrid>
      <TextLink to={link.href} size="target" css={{ marginTop: '10' }}>
        {link.label}
      </TextLink>
    </Container>
  </>
);
