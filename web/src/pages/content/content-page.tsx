import { useLocation } from 'react-router-dom';
import { ClosingCall } from '../../components/content/closing-call.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { ContentSection } from '../../components/content/content-section.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { Section } from '../../components/layout/section.tsx';
import { type ContentPageName, paths } from '../../config/public-pages.ts';
import { contentPages } from '../../content/content-pages/index.ts';
import type { PageContent } from '../../content/content-pages/page-content.ts';
import { useContact, useTestimonials } from '../../data/use-shop.ts';

// Does not compile unless each content page of the table has its content, and each content its row there.
const contents: Readonly<Record<ContentPageName, PageContent>> = contentPages;
const contentAt = new Map(
  // `Object.entries` forgets the names.
  (Object.keys(contents) as ContentPageName[]).map((name) => [paths[name], { name, ...contents[name] }]),
);

/** A page about the shop, such as the founder, restyling or the guide (SPEC section 2): texts and pictures. */
export const ContentPage = () => {
  const path = useLocation().pathname;
  const page = contentAt.get(path);
  const { phone } = useContact();
  const hasQuotes = useTestimonials().length > 0;
  if (!page) throw new Error(`There is no content page at ${path}.`);
  const { name, description, hero, closing } = page;
  const sections = page.sections.filter(({ kind }) => kind !== 'quotes' || hasQuotes);
  const { text } = closing;
  const call = { ...closing, text: typeof text === 'string' ? text : text(phone.display) };
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroCopy words={hero} titleCss={{ maxWidth: '40rem' }} />
      </PictureHero>
      {sections.map((section, index) => (
        <Section key={section.heading} {...(index % 2 === 1 ? { ground: 'second' } : {})}>
          <ContentSection section={section} />
        </Section>
      ))}
      <ClosingCall
        ground={sections.length % 2 === 1 ? 'second' : 'window'}
        call={call}
        secondLink={closing.secondLink}
      />
      <ContentHead page={name} name={hero.title} description={description} picture={hero.picture} />
    </>
  );
};
