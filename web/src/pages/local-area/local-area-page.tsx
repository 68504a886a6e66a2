import { localArea } from '@jeweler/core/business';
import { ButtonLink } from '../../components/actions/button.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { breadcrumbs } from '../../components/head/json-ld.ts';
import { useHead } from '../../components/head/use-head.ts';
import { Sheet } from '../../components/layout/sheet.tsx';
import { paths } from '../../components/paths.ts';
import { preloadOf } from '../../components/picture/image-sources.ts';
import { ClosingCall } from '../../components/story/closing-call.tsx';
import { PictureHero } from '../../components/story/picture-hero.tsx';
import { PointList } from '../../components/story/point-list.tsx';
import { SplitSection } from '../../components/story/split-section.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { Cities } from './cities.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Testimonials } from './testimonials.tsx';

const { description, hero, whyChooseUs, closing } = localArea;

/** The local-area page (SPEC section 2): why, where, what, and what clients say. */
export const LocalAreaPage = () => {
  const origin = useSiteOrigin();
  useHead({
    title: hero.title,
    description,
    path: paths.localArea,
    image: hero.picture.src,
    ...preloadOf(hero.picture, '100vw'),
    jsonLd: [breadcrumbs(origin, [{ name: hero.title, path: paths.localArea }])],
  });
  return (
    <>
      <PictureHero picture={hero.picture}>
        <Heading as="h1" size="display" maxWidth="36rem">
          {hero.title}
        </Heading>
        <Hero.Lead>{hero.lead}</Hero.Lead>
        <ButtonLink to={hero.link.href} marginTop="6">
          {hero.link.label}
        </ButtonLink>
      </PictureHero>
      <Sheet>
        <SplitSection label={whyChooseUs.label} heading={whyChooseUs.heading}>
          <PointList points={whyChooseUs.points} />
        </SplitSection>
      </Sheet>
      <Sheet ground="second">
        <Cities />
      </Sheet>
      <Sheet>
        <ServiceCards />
      </Sheet>
      <Sheet ground="window">
        <Testimonials />
      </Sheet>
      <ClosingCall ground="second" call={closing} />
    </>
  );
};
