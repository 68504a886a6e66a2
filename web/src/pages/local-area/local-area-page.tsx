import { localArea } from '@jeweler/core/business';
import { Sheet } from '../../components/layout/sheet.tsx';
import { paths } from '../../components/paths.ts';
import { ClientQuotes } from '../../components/story/client-quotes.tsx';
import { ClosingCall } from '../../components/story/closing-call.tsx';
import { HeroWords } from '../../components/story/hero-words.tsx';
import { PictureHero } from '../../components/story/picture-hero.tsx';
import { PointList } from '../../components/story/point-list.tsx';
import { SplitSection } from '../../components/story/split-section.tsx';
import { useStoryHead } from '../../components/story/use-story-head.ts';
import { Cities } from './cities.tsx';
import { ServiceCards } from './service-cards.tsx';

const { description, hero, whyChooseUs, testimonials, closing } = localArea;

/** The local-area page (SPEC section 2): why, where, what, and what clients say. */
export const LocalAreaPage = () => {
  useStoryHead({ title: hero.title, description, path: paths.localArea, picture: hero.picture });
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroWords words={hero} maxWidth="36rem" />
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
        <ClientQuotes
          label={testimonials.label}
          heading={testimonials.heading}
          quotes={testimonials.entries}
        />
      </Sheet>
      <ClosingCall ground="second" call={closing} />
    </>
  );
};
