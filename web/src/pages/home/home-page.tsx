import { ErrorBoundary } from 'react-error-boundary';
import { styled } from '#styled-system/jsx';
import type { SystemStyleObject } from '#styled-system/types';
import { ButtonLink } from '../../components/actions/button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { SectionOpening } from '../../components/content/section-opening.tsx';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Amp } from '../../components/text/label.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { pageTitles } from '../../config/page-titles.ts';
import { paths } from '../../config/public-pages.ts';
import { homeFilm } from '../../content/films.ts';
import { home } from '../../content/home.ts';
import { selectBestsellers, useHomeProducts } from '../../data/home-products.ts';
import { useCollections } from '../../data/use-catalogue.ts';
import { PrizeWheel } from '../../features/prize-wheel/prize-wheel.tsx';
import { faqPage, webSite } from '../../lib/head/json-ld.ts';
import { deferredPart, type LazyPart } from '../../lib/lazy.ts';
import { galleryRatio } from './gallery-ratio.ts';
import { useIntroduction, useQuestions, useWheel } from './use-home-facts.ts';

const Gallery = deferredPart(async () => (await import('./gallery.tsx')).Gallery);
const CollectionsRow = deferredPart(async () => (await import('./collections-row.tsx')).CollectionsRow);
const BestsellersRow = deferredPart(async () => (await import('./bestsellers-row.tsx')).BestsellersRow);
const Credentials = deferredPart(async () => (await import('./credentials.tsx')).Credentials);
const Faq = deferredPart(async () => (await import('./faq.tsx')).Faq);
const ContactSection = deferredPart(async () => (await import('./contact-section.tsx')).ContactSection);
const NewsletterSection = deferredPart(
  async () => (await import('./newsletter-section.tsx')).NewsletterSection,
);

/** The home page (SPEC section 2); the grounds of its sections alternate. */
export const HomePage = () => {
  const hasCollections = useCollections().length > 0;
  const hasBestsellers = selectBestsellers(useHomeProducts()).length > 0;
  const questions = useQuestions();
  const wheel = useWheel();
  return (
    <>
      <HomeHero withCollections={hasCollections} />
      <Section>
        <SectionOpening {...home.intro} lead={useIntroduction()} size="h1" />
        <Container css={{ marginTop: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)' }}>
          <LazyBoundary of={Gallery} waiting={<styled.div css={galleryRatio} />} />
        </Container>
      </Section>
      {hasCollections ? (
        <Section id="collections" ground="second">
          <DeferredSection of={CollectionsRow} waitingCss={{ minHeight: { base: '45rem', lg: '38rem' } }} />
        </Section>
      ) : null}
      <Section ground="window">
        <DeferredSection of={Credentials} waitingCss={{ minHeight: { base: '49rem', lg: '33rem' } }} />
      </Section>
      {hasBestsellers ? (
        <Section ground="second">
          <DeferredSection of={BestsellersRow} waitingCss={{ minHeight: { base: '41rem', lg: '35rem' } }} />
        </Section>
      ) : null}
      {questions.length > 0 ? (
        <Section id="faq">
          <DeferredSection of={Faq} waitingCss={{ minHeight: { base: '67rem', lg: '35rem' } }} />
        </Section>
      ) : null}
      <Section ground="second">
        <DeferredSection of={ContactSection} waitingCss={{ minHeight: { base: '67rem', lg: '29rem' } }} />
      </Section>
      <Section ground="window" space="tight">
        <DeferredSection of={NewsletterSection} waitingCss={{ minHeight: { base: '22rem', lg: '9rem' } }} />
      </Section>
      <ErrorBoundary fallback={null}>{wheel ? <PrizeWheel {...wheel} /> : null}</ErrorBoundary>
      <PageHeadTags
        title={pageTitles.home}
        description={home.description}
        path={paths.home}
        image={homeFilm.poster}
        jsonLd={(origin) => [webSite(origin), ...(questions.length > 0 ? [faqPage(questions)] : [])]}
      />
    </>
  );
};

/** `waitingCss`: of the placeholder, about as high as the content, so that what follows hardly moves when it is loaded. */
const DeferredSection = ({ of, waitingCss }: { of: LazyPart<object>; waitingCss: SystemStyleObject }) => (
  <LazyBoundary
    of={of}
    waiting={
      <Container css={waitingCss}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton css={{ height: '3rem', width: 'min(100%, 28rem)' }} />
        <Skeleton line css={{ width: 'min(100%, 34rem)', marginTop: '6' }} />
        <Skeleton line css={{ width: 'min(100%, 30rem)', marginTop: '4' }} />
      </Container>
    }
  />
);

const { headline, subline, link, collectionsLink } = home.hero;

/** The film, with headline and subline, and what to do next. */
const HomeHero = ({ withCollections }: { withCollections: boolean }) => (
  <FilmHero film={homeFilm}>
    <Heading as="h1" size="display">
      {headline.before} <br />
      <Amp /> {headline.after}
    </Heading>
    <Hero.Lead>{subline}</Hero.Lead>
    <Hero.Actions>
      <ButtonLink to={link.href}>{link.label}</ButtonLink>
      {withCollections ? (
        // On phones it would push the stone out of the picture.
        <TextLink
          to={collectionsLink.href}
          size="target"
          css={{ display: { base: 'none', md: 'inline-flex' } }}
        >
          {collectionsLink.label}
        </TextLink>
      ) : null}
    </Hero.Actions>
  </FilmHero>
);
