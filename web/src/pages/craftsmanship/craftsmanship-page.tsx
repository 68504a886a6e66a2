import { styled } from '#styled-system/jsx';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { ContentSection } from '../../components/content/content-section.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureSection } from '../../components/content/picture-section.tsx';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { craftsmanship } from '../../content/craftsmanship.ts';
import { craftsmanshipFilm } from '../../content/films.ts';

const { description, hero, heritage, process, stories, closing } = craftsmanship;

/** The craftsmanship page (SPEC section 2): heritage, five steps, a quote, three stories. */
export const CraftsmanshipPage = () => (
  <>
    <FilmHero film={craftsmanshipFilm}>
      <HeroCopy words={hero} />
    </FilmHero>
    <Section>
      <PictureSection {...heritage} />
    </Section>
    <Section ground="second">
      <ContentSection section={process} />
    </Section>
    <Section ground="window">
      <FounderQuote />
    </Section>
    <Section>
      <ContentSection section={stories} />
    </Section>
    <ClosingCall ground="second" call={closing} />
    <ContentHead
      page="craftsmanship"
      name={hero.title}
      description={description}
      picture={craftsmanshipFilm.poster}
    />
  </>
);

const { text, name, role } = craftsmanship.quote;

/** A quote of the founder, over the workshop picture. */
const FounderQuote = () => (
  <Columns>
    <styled.figure css={{ gridColumn: { lg: '1 / 10' }, margin: '0' }}>
      <styled.blockquote css={{ margin: '0', textStyle: 'h1' }}>“{text}”</styled.blockquote>
      <styled.figcaption css={{ marginTop: '8', fontSize: 'nav', lineHeight: 'snug' }}>
        <styled.span css={{ display: 'block', fontWeight: 'strong' }}>{name}</styled.span>
        <styled.span css={{ color: 'fg.quiet' }}>{role}</styled.span>
      </styled.figcaption>
    </styled.figure>
  </Columns>
);
