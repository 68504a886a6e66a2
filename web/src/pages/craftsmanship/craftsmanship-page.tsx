import { craftsmanship, craftsmanshipFilm } from '@jeweler/core/business';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { filmSizes } from '../../components/film/film-sizes.ts';
import { Sheet } from '../../components/layout/sheet.tsx';
import { paths } from '../../components/paths.ts';
import { ClosingCall } from '../../components/story/closing-call.tsx';
import { HeroWords } from '../../components/story/hero-words.tsx';
import { PictureSection } from '../../components/story/picture-section.tsx';
import { PointList } from '../../components/story/point-list.tsx';
import { SplitSection } from '../../components/story/split-section.tsx';
import { useStoryHead } from '../../components/story/use-story-head.ts';
import { ClientStories } from './client-stories.tsx';
import { FounderQuote } from './founder-quote.tsx';

const { description, hero, heritage, process, closing } = craftsmanship;

/** The craftsmanship page (SPEC section 2): heritage, five steps, a quote, three stories. */
export const CraftsmanshipPage = () => {
  useStoryHead({
    title: hero.title,
    description,
    path: paths.craftsmanship,
    picture: craftsmanshipFilm.poster,
    sizes: filmSizes,
  });
  return (
    <>
      <FilmHero film={craftsmanshipFilm}>
        <HeroWords words={hero} />
      </FilmHero>
      <Sheet>
        <PictureSection {...heritage} />
      </Sheet>
      <Sheet ground="second">
        <SplitSection label={process.label} heading={process.heading}>
          <PointList points={process.steps} numbered />
        </SplitSection>
      </Sheet>
      <Sheet ground="window">
        <FounderQuote />
      </Sheet>
      <Sheet>
        <ClientStories />
      </Sheet>
      <ClosingCall ground="second" call={closing} />
    </>
  );
};
