import { styled } from '#styled-system/jsx';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { ContentSection } from '../../components/content/content-section.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { PointList } from '../../components/content/point-list.tsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { SplitSection } from '../../components/content/split-section.tsx';
import { WayOn } from '../../components/content/way-on.tsx';
import { Columns, Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Picture } from '../../components/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';
import { TickedList } from '../../components/text/ticked-list.tsx';
import { customDesign } from '../../content/custom-design.ts';

const { description, hero, intro, process, facts, closing } = customDesign;

/** Custom design: how a product is made for a client, and what to bring (SPEC section 2). */
export const CustomDesignPage = () => (
  <>
    <PictureHero picture={hero.picture}>
      <HeroCopy words={hero} />
    </PictureHero>
    <Section>
      <SectionOpening label={intro.label} heading={intro.heading} lead={intro.copy} />
      <Examples />
    </Section>
    <Section ground="second">
      <ContentSection section={process} />
    </Section>
    <Section>
      <BringYourOwn />
    </Section>
    <Section ground="window">
      <SplitSection
        label={facts.label}
        heading={facts.heading}
        beneath={<WayOn link={facts.link} css={{ marginTop: '5' }} />}
      >
        <PointList points={facts.entries} />
      </SplitSection>
    </Section>
    <ClosingCall ground="second" call={closing} secondLink={closing.secondLink} />
    <ContentHead page="customDesign" name={hero.title} description={description} picture={hero.picture} />
  </>
);

const { label, heading, text, items, picture } = customDesign.bring;

/** What a visitor may bring to the first conversation. */
const BringYourOwn = () => (
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

/** Pictures of three finished products side by side, with aligned edges. */
const Examples = () => (
  <Container css={{ marginTop: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)' }}>
    <Heading as="h3">{customDesign.examples.heading}</Heading>
    <styled.ul
      css={{
        listStyle: 'none',
        display: 'grid',
        gap: { base: '2', md: '4' },
        marginTop: '6',
        gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {customDesign.examples.pictures.map((each) => (
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
);
