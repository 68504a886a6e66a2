import { styled } from '#styled-system/jsx';
import type {
  CardsSection,
  QuotesSection,
  ContentSection as SectionContent,
  TextSection,
} from '../../content/content-pages/page-content.ts';
import { useLeadsOn } from '../../data/use-catalogue.ts';
import { useTestimonials } from '../../data/use-shop.ts';
import { TextAnchor } from '../actions/text-link.tsx';
import { Container } from '../layout/container.tsx';
import { Lead } from '../text/label.tsx';
import { ClientQuotes } from './client-quotes.tsx';
import { CardGrid, ContentCard } from './content-card.tsx';
import { PictureSection } from './picture-section.tsx';
import { PointList } from './point-list.tsx';
import { SectionOpening } from './section-opening.tsx';
import { SplitSection } from './split-section.tsx';
import { WayOn } from './way-on.tsx';

const Text = ({ section: { picture, ...words } }: { section: TextSection }) => {
  if (picture) return <PictureSection {...words} picture={picture} />;
  const { label, heading, paragraphs, link, file } = words;
  return (
    <SplitSection label={label} heading={heading}>
      {paragraphs.map((paragraph) => (
        <Lead key={paragraph} css={{ _notFirst: { marginTop: '5' } }}>
          {paragraph}
        </Lead>
      ))}
      <WayOn link={link} css={{ marginTop: '5' }} />
      {file ? (
        <TextAnchor href={file.href} size="target" css={{ marginTop: '5' }}>
          {file.label}
        </TextAnchor>
      ) : null}
    </SplitSection>
  );
};

const Cards = ({
  section: { label, heading, lead, isList, cards, link: more },
}: {
  section: CardsSection;
}) => {
  const leadsOn = useLeadsOn();
  return (
    <>
      <SectionOpening label={label} heading={heading} {...(lead ? { lead } : {})} />
      <Container>
        <CardGrid {...(isList ? { many: true } : {})}>
          {cards.map(({ title, text, picture, link, client }) => (
            <ContentCard
              key={title}
              picture={picture}
              title={title}
              text={text}
              pictureCss={{ aspectRatio: '1', objectFit: 'cover' }}
              phoneWidth={isList ? '50vw' : '100vw'}
            >
              {client ? (
                <styled.p css={{ marginTop: '4', fontSize: 'small', fontWeight: 'medium' }}>
                  {client}
                </styled.p>
              ) : null}
              {link && leadsOn(link) ? <WayOn link={link} css={{ marginTop: '2' }} /> : null}
            </ContentCard>
          ))}
        </CardGrid>
        <WayOn link={more} css={{ marginTop: '10' }} />
      </Container>
    </>
  );
};

const Quotes = ({ section: { label, heading } }: { section: QuotesSection }) => (
  <ClientQuotes label={label} heading={heading} quotes={useTestimonials()} />
);

/** One section of a page about the shop, rendered according to its kind. */
export const ContentSection = ({ section }: { section: SectionContent }) => {
  switch (section.kind) {
    case 'text':
      return <Text section={section} />;
    case 'points':
      return (
        <SplitSection label={section.label} heading={section.heading}>
          <PointList points={section.points} numbered={section.isNumbered ?? false} />
        </SplitSection>
      );
    case 'cards':
      return <Cards section={section} />;
    case 'quotes':
      return <Quotes section={section} />;
  }
};
