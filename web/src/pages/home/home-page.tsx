import { ErrorBoundary } from 'react-error-boundary';
import { ButtonLink } from '../../components/actions/button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Section } from '../../components/layout/section.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Amp } from '../../components/text/label.tsx';
import { pageTitles } from '../../config/page-titles.ts';
import { paths } from '../../config/public-pages.ts';
import { homeFilm } from '../../content/films.ts';
import { home } from '../../content/home.ts';
import { selectBestsellers, useHomeProducts } from '../../data/home-products.ts';
import { useCollections } from '../../data/use-catalogue.ts';
import { PrizeWheel } from '../../features/prize-wheel/prize-wheel.tsx';
import { faqPage, webSite } from '../../lib/head/json-ld.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { whenUsed } from '../../lib/loading/when-used.ts';
import { DeferredSection } from './deferred-section.tsx';
import { Intro } from './intro.tsx';
import { useQuestions, useWheel } from './use-home-facts.ts';

const CollectionsRow = lazyPart(async () => (await import('./collections-row.tsx')).CollectionsRow, whenUsed);
const BestsellersRow = lazyPart(async () => (await import('./bestsellers-row.tsx')).BestsellersRow, whenUsed);
const Credentials = lazyPart(async () => (await import('./credentials.tsx')).Credentials, whenUsed);
const Faq = lazyPart(async () => (await import('./faq.tsx')).Faq, whenUsed);
const ContactSection = lazyPart(async () => (await import('./contact-section.tsx')).ContactSection, whenUsed);
const NewsletterSection = lazyPart(
  async () => (await import('./newsletter-section.tsx')).NewsletterSection,
  whenUsed,
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
        <Intro />
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
