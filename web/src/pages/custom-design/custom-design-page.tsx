import { customDesign } from '@jeweler/core/business';
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
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { SplitSection } from '../../components/story/split-section.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { BringYourOwn } from './bring-your-own.tsx';
import { Examples } from './examples.tsx';

const { description, hero, intro, process, facts, closing } = customDesign;

/** Custom design: how a piece is made for one person, and what to bring (SPEC section 2). */
export const CustomDesignPage = () => {
  const origin = useSiteOrigin();
  useHead({
    title: hero.title,
    description,
    path: paths.customDesign,
    image: hero.picture.src,
    ...preloadOf(hero.picture, '100vw'),
    jsonLd: [breadcrumbs(origin, [{ name: hero.title, path: paths.customDesign }])],
  });
  return (
    <>
      <PictureHero picture={hero.picture}>
        <Heading as="h1" size="display">
          {hero.title}
        </Heading>
        <Hero.Lead>{hero.lead}</Hero.Lead>
        <ButtonLink to={hero.link.href} marginTop="6">
          {hero.link.label}
        </ButtonLink>
      </PictureHero>
      <Sheet>
        <SectionOpening label={intro.label} heading={intro.heading} lead={intro.copy} />
        <Examples />
      </Sheet>
      <Sheet ground="second">
        <SplitSection label={process.label} heading={process.heading}>
          <PointList points={process.steps} numbered />
        </SplitSection>
      </Sheet>
      <Sheet>
        <BringYourOwn />
      </Sheet>
      <Sheet ground="window">
        <SplitSection label={facts.label} heading={facts.heading}>
          <PointList points={facts.entries} />
        </SplitSection>
      </Sheet>
      <ClosingCall ground="second" call={closing} secondLink={closing.secondLink} />
    </>
  );
};
