import { ClientQuotes } from '../../components/content/client-quotes.tsx';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { PointList } from '../../components/content/point-list.tsx';
import { SplitSection } from '../../components/content/split-section.tsx';
import { Section } from '../../components/layout/section.tsx';
import { paths } from '../../config/public-pages.ts';
import { localArea } from '../../content/local-area.ts';
import { useTestimonials } from '../../data/use-shop.ts';
import { Cities } from './cities.tsx';
import { ServiceCards } from './service-cards.tsx';

const { description, hero, whyChooseUs, testimonials, closing } = localArea;
/** The others are on the page of client stories only. */
const SHOWN_QUOTES = 3;

/**
 * The local-area page (SPEC section 2): reasons to choose the shop, cities, services, and quotes of clients.
 */
export const LocalAreaPage = () => {
  const quotes = useTestimonials().slice(0, SHOWN_QUOTES);
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroCopy words={hero} titleCss={{ maxWidth: '36rem' }} />
      </PictureHero>
      <Section>
        <SplitSection label={whyChooseUs.label} heading={whyChooseUs.heading}>
          <PointList points={whyChooseUs.points} />
        </SplitSection>
      </Section>
      <Section ground="second">
        <Cities />
      </Section>
      <Section>
        <ServiceCards />
      </Section>
      {quotes.length === 0 ? null : (
        <Section ground="window">
          <ClientQuotes {...testimonials} quotes={quotes} />
        </Section>
      )}
      <ClosingCall ground="second" call={closing} />
      <ContentHead {...{ title: hero.title, description, path: paths.localArea, picture: hero.picture }} />
    </>
  );
};
