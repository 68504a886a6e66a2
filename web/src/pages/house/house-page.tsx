import { housePages } from '@jeweler/core/business';
import { useLocation } from 'react-router-dom';
import { Sheet } from '../../components/layout/sheet.tsx';
import { ClosingCall } from '../../components/story/closing-call.tsx';
import { HeroWords } from '../../components/story/hero-words.tsx';
import { PictureHero } from '../../components/story/picture-hero.tsx';
import { useStoryHead } from '../../components/story/use-story-head.ts';
import { HouseSection } from './house-section.tsx';

/** The pages about the house that SPEC section 2 links to: the founder, restyling, a guide. */
export const HousePage = () => {
  const path = useLocation().pathname;
  const page = housePages[path];
  if (!page) throw new Error(`There is no page about the house at ${path}.`);
  const { description, hero, sections, closing } = page;
  useStoryHead({ title: hero.title, description, path, picture: hero.picture });
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroWords words={hero} titleWidth="40rem" />
      </PictureHero>
      {sections.map((section, index) => (
        <Sheet key={section.heading} {...(index % 2 === 1 ? { ground: 'second' } : {})}>
          <HouseSection section={section} />
        </Sheet>
      ))}
      <ClosingCall
        ground={sections.length % 2 === 1 ? 'second' : 'window'}
        call={closing}
        {...(closing.secondLink ? { secondLink: closing.secondLink } : {})}
      />
    </>
  );
};
