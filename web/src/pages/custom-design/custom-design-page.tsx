import { customDesign, type SiteLink } from '@jeweler/core/business';
import { TextLink } from '../../components/actions/text-link.tsx';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { PointList } from '../../components/content/point-list.tsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { SplitSection } from '../../components/content/split-section.tsx';
import { useContentHead } from '../../components/content/use-content-head.ts';
import { Sheet } from '../../components/layout/sheet.tsx';
import { paths } from '../../config/paths.ts';
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
  useContentHead({ title: hero.title, description, path: paths.customDesign, picture: hero.picture });
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroCopy words={hero} />
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
