import { craftsmanship, craftsmanshipFilm } from '@jeweler/core/business';
import { ButtonLink } from '../../components/actions/button.tsx';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { filmSizes } from '../../components/film/film-sizes.ts';
import { Hero } from '../../components/film/hero.tsx';
import { breadcrumbs } from '../../components/head/json-ld.ts';
import { useHead } from '../../components/head/use-head.ts';
import { Sheet } from '../../components/layout/sheet.tsx';
import { paths } from '../../components/paths.ts';
import { preloadOf } from '../../components/picture/image-sources.ts';
import { ClosingCall } from '../../components/story/closing-call.tsx';
import { PointList } from '../../components/story/point-list.tsx';
import { SplitSection } from '../../components/story/split-section.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { ClientStories } from './client-stories.tsx';
import { FounderQuote } from './founder-quote.tsx';
import { Heritage } from './heritage.tsx';

const { description, hero, process, closing } = craftsmanship;

/** The craftsmanship page (SPEC section 2): heritage, five steps, a quote, three stories. */
export const CraftsmanshipPage = () => {
  const origin = useSiteOrigin();
  useHead({
    title: hero.title,
    description,
    path: paths.craftsmanship,
    image: craftsmanshipFilm.poster.src,
    ...preloadOf(craftsmanshipFilm.poster, filmSizes),
    jsonLd: [breadcrumbs(origin, [{ name: hero.title, path: paths.craftsmanship }])],
  });
  return (
    <>
      <FilmHero film={craftsmanshipFilm}>
        <Heading as="h1" size="display">
          {hero.title}
        </Heading>
        <Hero.Lead>{hero.lead}</Hero.Lead>
        <ButtonLink to={hero.link.href} marginTop="6">
          {hero.link.label}
        </ButtonLink>
      </FilmHero>
      <Sheet>
        <Heritage />
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
