import { useLocation } from 'react-router-dom';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { useContentHead } from '../../components/content/use-content-head.ts';
import { Sheet } from '../../components/layout/sheet.tsx';
import { housePages } from '../../content/content-pages/index.ts';
import { HouseSection } from './house-section.tsx';

/** The pages about the shop that SPEC section 2 links to: the founder, restyling, a guide and others. */
export const HousePage = () => {
  const path = useLocation().pathname;
  const page = housePages[path];
  if (!page) throw new Error(`There is no page about the house at ${path}.`);
  const { description, hero, sections, closing } = page;
  useContentHead({ title: hero.title, description, path, picture: hero.picture });
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroCopy words={hero} maxWidth="40rem" />
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
