import type { PageContent } from '../../content/content-pages/page-content.ts';
import { useLeadsOn } from '../../data/use-catalogue.ts';
import { ButtonLink } from '../actions/button.tsx';
import { Hero } from '../film/hero.tsx';
import { Heading } from '../text/heading.tsx';

/** Text over the hero of a content page: title, lead and a link. */
export const HeroCopy = ({ title, lead, link, isNarrow }: PageContent['hero']) => (
  <>
    <Heading as="h1" size="display" css={{ maxWidth: isNarrow ? '36rem' : '40rem' }}>
      {title}
    </Heading>
    <Hero.Lead>{lead}</Hero.Lead>
    {useLeadsOn()(link) ? (
      <ButtonLink to={link.href} css={{ marginTop: '6' }}>
        {link.label}
      </ButtonLink>
    ) : null}
  </>
);
