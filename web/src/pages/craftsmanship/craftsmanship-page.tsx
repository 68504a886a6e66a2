import { craftsmanship, craftsmanshipFilm } from '@jeweler/core/business';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureSection } from '../../components/content/picture-section.tsx';
import { PointList } from '../../components/content/point-list.tsx';
import { SplitSection } from '../../components/content/split-section.tsx';
import { useContentHead } from '../../components/content/use-content-head.ts';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import { paths } from '../../config/paths.ts';
import { filmSizes } from '../../lib/pictures/film-sizes.ts';
import { ClientStories } from './client-stories.tsx';
import { FounderQuote } from './founder-quote.tsx';

const { description, hero, heritage, process, closing } = craftsmanship;

/** The craftsmanship page (SPEC section 2): heritage, five steps, a quote, three stories. */
export const CraftsmanshipPage = () => {
  useContentHead({
    title: hero.title,
    description,
    path: paths.craftsmanship,
    picture: craftsmanshipFilm.poster,
    sizes: filmSizes,
  });
  return (
    <>
      <FilmHero film={craftsmanshipFilm}>
        <HeroCopy words={hero} />
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
