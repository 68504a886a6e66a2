import { styled } from '#styled-system/jsx';
import { Actions, ButtonLink } from '../../components/actions/button.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { ContentSection } from '../../components/content/content-section.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { WayOn } from '../../components/content/way-on.tsx';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Lead } from '../../components/text/label.tsx';
import type { ContentPageName } from '../../content/content-pages/index.ts';
import type { PageContent } from '../../content/content-pages/page-content.ts';
import { useContact, useTestimonials } from '../../data/use-shop.ts';

interface ContentPageProps {
  page: ContentPageName;
  content: PageContent;
}

/** A page about the shop, such as the founder, restyling or the guide (SPEC section 2): texts and pictures. */
export const ContentPage = ({ page, content }: ContentPageProps) => {
  const { description, hero, closing } = content;
  const hasQuotes = useTestimonials().length > 0;
  const sections = content.sections.filter(({ kind }) => kind !== 'quotes' || hasQuotes);
  const grounds: ('paper' | 'second' | 'window')[] = [];
  for (const { isWindow } of sections) {
    if (isWindow) grounds.push('window');
    else grounds.push(grounds.at(-1) === 'paper' ? 'second' : 'paper');
  }
  const { picture } = hero;
  const copy = <HeroCopy {...hero} />;
  return (
    <>
      {'poster' in picture ? (
        <FilmHero film={picture}>{copy}</FilmHero>
      ) : (
        <PictureHero picture={picture}>{copy}</PictureHero>
      )}
      {sections.map((section, index) => (
        <Section key={section.heading} ground={grounds[index] ?? 'paper'}>
          <ContentSection section={section} />
        </Section>
      ))}
      <ClosingCall ground={grounds.at(-1) === 'second' ? 'window' : 'second'} {...closing} />
      <ContentHead
        page={page}
        name={hero.title}
        description={description}
        picture={'poster' in picture ? picture.poster : picture}
      />
    </>
  );
};

type ClosingCallProps = PageContent['closing'] & { ground: 'second' | 'window' };

/** The last section of a page: one or two links to the next step. */
const ClosingCall = ({ ground, heading, text, link, secondLink }: ClosingCallProps) => {
  const { phone } = useContact();
  return (
    <Section ground={ground} space="tight">
      <Columns css={{ rowGap: '8', alignItems: 'end' }}>
        <styled.div css={{ gridColumn: { lg: '1 / 7' } }}>
          <Heading>{heading}</Heading>
          <Lead css={{ marginTop: '5' }}>{typeof text === 'string' ? text : text(phone.display)}</Lead>
        </styled.div>
        <Actions css={{ gridColumn: { lg: '8 / 13' }, justifyContent: { lg: 'flex-end' } }}>
          <ButtonLink to={link.href}>{link.label}</ButtonLink>
          <WayOn link={secondLink} />
        </Actions>
      </Columns>
    </Section>
  );
};
