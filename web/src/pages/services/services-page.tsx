import { Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { paths } from '../../config/public-pages.ts';
import { servicesPage } from '../../content/services.ts';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { useServiceLines } from '../../data/use-shop.ts';
import { ServiceTabs } from '../../features/service-tabs/service-tabs.tsx';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { QuoteSection } from './quote-section.tsx';
import { serviceCatalogue } from './service-catalogue.ts';
import { heroPicture, ServicesHero } from './services-hero.tsx';

/** Jewelry services with price lists and quote form (SPEC section 2). */
export const ServicesPage = () => {
  const origin = useSiteOrigin();
  const lines = useServiceLines();
  const head: PageHead = {
    title: servicesPage.title,
    description: servicesPage.description,
    path: paths.services,
    image: heroPicture,
    jsonLd: [
      breadcrumbs(origin, [{ name: servicesPage.title, path: paths.services }]),
      serviceCatalogue(origin, lines),
    ],
  };
  return (
    <>
      <ServicesHero />
      <Section aria-label="Services and prices" css={{ paddingTop: '8' }}>
        <Container>
          <ServiceTabs />
        </Container>
      </Section>
      <QuoteSection />
      <PageHeadTags head={head} />
    </>
  );
};
