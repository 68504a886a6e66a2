import { customDesign, type SiteLink } from '@jeweler/core/business';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import { paths } from '../../components/paths.ts';
import { ClosingCall } from '../../components/story/closing-call.tsx';
import { HeroWords } from '../../components/story/hero-words.tsx';
import { PictureHero } from '../../components/story/picture-hero.tsx';
import { PointList } from '../../components/story/point-list.tsx';
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { SplitSection } from '../../components/story/split-section.tsx';
import { useStoryHead } from '../../components/story/use-story-head.ts';
import { BringYourOwn } from './bring-your-own.tsx';
import { Examples } from './examples.tsx';

const { description, hero, intro, process, facts, closing } = customDesign;

const WayOn = ({ link: { label, href } }: { link: SiteLink }) => (
  <TextLink to={href} size="target" marginTop="5">
    {label}
  </TextLink>
);

/** Custom design: how a product is made for one person, and what to bring (SPEC section 2). */
export const CustomDesignPage = () => {
  useStoryHead({ title: hero.title, description, path: paths.customDesign, picture: hero.picture });
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroWords words={hero} />
      </PictureHero>
      <Sheet>
        <SectionOpening label={intro.label} heading={intro.heading} lead={intro.copy} />
        <Examples />
      </Sheet>
      <Sheet ground="second">
        <SplitSection label={process.label} heading={process.heading} beneath={<WayOn link={process.link} />}>
          <PointList points={process.steps} numbered />
        </SplitSection>
      </Sheet>
      <Sheet>
        <BringYourOwn />
      </Sheet>
      <Sheet ground="window">
        <SplitSection label={facts.label} heading={facts.heading} beneath={<WayOn link={facts.link} />}>
          <PointList points={facts.entries} />
        </SplitSection>
      </Sheet>
      <ClosingCall ground="second" call={closing} secondLink={closing.secondLink} />
    </>
  );
};
