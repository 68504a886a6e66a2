import { ButtonLink } from '../actions/button.tsx';
import { Hero } from '../film/hero.tsx';
import { Heading, type HeadingProps } from '../text/heading.tsx';

interface HeroWordsProps {
  words: { title: string; lead: string; link: { href: string; label: string } };
  /** Breaks a long title before the picture's subject. */
  maxWidth?: HeadingProps['maxWidth'];
}

/** What stands over the hero of a story page: title, lead and the way on. */
export const HeroWords = ({ words: { title, lead, link }, maxWidth }: HeroWordsProps) => (
  <>
    <Heading as="h1" size="display" maxWidth={maxWidth}>
      {title}
    </Heading>
    <Hero.Lead>{lead}</Hero.Lead>
    <ButtonLink to={link.href} marginTop="6">
      {link.label}
    </ButtonLink>
  </>
);
