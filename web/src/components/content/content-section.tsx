import { styled } from '#styled-system/jsx';
import type {
  CardsSection,
  ExamplesSection,
  ListSection,
  QuoteSection,
  ContentSection as SectionContent,
  TextSection,
} from '../../content/content-pages/page-content.ts';
import { TextAnchor } from '../actions/text-link.tsx';
import { Columns, Container } from '../layout/container.tsx';
import { Picture } from '../picture.tsx';
import { Heading } from '../text/heading.tsx';
import { Label, Lead } from '../text/label.tsx';
import { TickedList } from '../text/ticked-list.tsx';
import { ClientQuotes } from './client-quotes.tsx';
import { CardGrid, ContentCard } from './content-card.tsx';
import { PictureSection } from './picture-section.tsx';
import { PointList } from './point-list.tsx';
import { SectionOpening } from './section-opening.tsx';
import { ServedCities } from './served-cities.tsx';
import { SplitSection } from './split-section.tsx';
import { WayOn } from './way-on.tsx';

const Text = (section: TextSection) => {
  const { label, heading, paragraphs, picture, link, file } = section;
  if (picture) return <PictureSection {...section} picture={picture} />;
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

const Cards = ({ label, heading, lead, isList, cards, link }: CardsSection) => (
  <>
    <SectionOpening label={label} heading={heading} lead={lead} />
    <Container>
      <CardGrid {...(isList ? { many: true } : {})}>
        {cards.map((card) => (
          <ContentCard key={card.title} {...card} phoneWidth={isList ? '50vw' : '100vw'} />
        ))}
      </CardGrid>
      <WayOn link={link} css={{ marginTop: '10' }} />
    </Container>
  </>
);

/** Pictures of finished products side by side, with aligned edges. */
const Examples = ({ label, heading, lead, title, pictures }: ExamplesSection) => (
  <>
    <SectionOpening label={label} heading={heading} lead={lead} />
    <Container css={{ marginTop: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)' }}>
      <Heading as="h3">{title}</Heading>
      <styled.ul
        css={{
          display: 'grid',
          gap: { base: '2', md: '4' },
          marginTop: '6',
          gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {pictures.map((each) => (
          <li key={each.src}>
            <Picture
              of={each}
              sizes="(min-width: 40rem) 33vw, 100vw"
              css={{ width: 'full', aspectRatio: { base: '4 / 3', sm: '4 / 5' }, objectFit: 'cover' }}
            />
          </li>
        ))}
      </styled.ul>
    </Container>
  </>
);

const List = ({ label, heading, text, items, picture }: ListSection) => (
  <Columns css={{ alignItems: 'center' }}>
    <styled.div css={{ gridColumn: { lg: '1 / 8' } }}>
      <Picture of={picture} sizes="(min-width: 64rem) 56vw, 100vw" css={{ width: 'full' }} />
    </styled.div>
    <styled.div css={{ gridColumn: { lg: '9 / 13' } }}>
      <Label>{label}</Label>
      <Heading css={{ marginTop: '4' }}>{heading}</Heading>
      <Lead css={{ marginTop: '5' }}>{text}</Lead>
      <TickedList items={items} />
    </styled.div>
  </Columns>
);

const Quote = ({ heading, name, role }: QuoteSection) => (
  <Columns>
    <styled.figure css={{ gridColumn: { lg: '1 / 10' } }}>
      <styled.blockquote css={{ textStyle: 'h1' }}>“{heading}”</styled.blockquote>
      <styled.figcaption css={{ marginTop: '8', fontSize: 'nav', lineHeight: 'snug' }}>
        <styled.span css={{ display: 'block', fontWeight: 'strong' }}>{name}</styled.span>
        <styled.span css={{ color: 'fg.quiet' }}>{role}</styled.span>
      </styled.figcaption>
    </styled.figure>
  </Columns>
);

/** One section of a page about the shop, rendered according to its kind. */
export const ContentSection = ({ section }: { section: SectionContent }) => {
  switch (section.kind) {
    case 'text':
      return <Text {...section} />;
    case 'points': {
      const { label, heading, link, points, isNumbered = false } = section;
      return (
        <SplitSection
          label={label}
          heading={heading}
          beneath={<WayOn link={link} css={{ marginTop: '5' }} />}
        >
          <PointList points={points} numbered={isNumbered} />
        </SplitSection>
      );
    }
    case 'cards':
      return <Cards {...section} />;
    case 'examples':
      return <Examples {...section} />;
    case 'list':
      return <List {...section} />;
    case 'quote':
      return <Quote {...section} />;
    case 'quotes':
      return <ClientQuotes {...section} />;
    case 'cities':
      return <ServedCities {...section} />;
  }
};
