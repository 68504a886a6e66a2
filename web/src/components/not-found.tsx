import { styled } from '#styled-system/jsx';
import { paths } from '../config/public-pages.ts';
import { categoryLink, type SiteLink } from '../content/links.ts';
import { useLeadsOn } from '../data/use-catalogue.ts';
import { Actions, ButtonLink } from './actions/button.tsx';
import { TextLink } from './actions/text-link.tsx';
import { Container } from './layout/container.tsx';
import { PageHeadTags } from './page-head-tags.tsx';
import { Heading } from './text/heading.tsx';
import { Label, Lead } from './text/label.tsx';

const lookHere: readonly SiteLink[] = [
  categoryLink('engagement-rings'),
  categoryLink('wedding-bands'),
  { label: 'All Rings', href: paths.rings },
  { label: 'Services', href: paths.services },
];

interface NotFoundProps {
  /** 'Page Not Found', 'Category Not Found' and so on (SPEC section 8). */
  title: string;
  text: string;
  /** For the head, where it is not the text. */
  description?: string;
}

/** The not-found card over the workshop picture, for unknown paths, categories, collections and products. */
export const NotFound = ({ title, text, description = text }: NotFoundProps) => (
  <styled.div
    data-window=""
    css={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: '44rem',
      py: '16',
      bg: 'rgb(17 14 11 / .35)',
    }}
  >
    <Container>
      <styled.section
        css={{ bg: 'bg.raised', p: 'min(clamp(2rem, 1.2rem + 3.4vw, 4.5rem), 10vw)', maxWidth: '34rem' }}
      >
        <Label>404</Label>
        <Heading as="h1" css={{ marginTop: '4' }}>
          {title}
        </Heading>
        <Lead css={{ marginTop: '5' }}>{text}</Lead>
        <Actions css={{ marginTop: '8' }}>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          <TextLink to={paths.contact} size="target">
            Contact Us
          </TextLink>
        </Actions>
        <styled.nav
          aria-label="Where to look"
          css={{ marginTop: '6', borderTop: '1px solid {colors.rule}', paddingTop: '4' }}
        >
          {/* A grid: a row that just fits would wrap in the font that is shown first, and the page would jump. */}
          <styled.ul
            css={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
              columnGap: '4',
            }}
          >
            {lookHere.filter(useLeadsOn()).map(({ label, href }) => (
              <li key={href}>
                <TextLink to={href} size="target">
                  {label}
                </TextLink>
              </li>
            ))}
          </styled.ul>
        </styled.nav>
      </styled.section>
    </Container>
    <PageHeadTags title={title} description={description} isPrivate />
  </styled.div>
);
