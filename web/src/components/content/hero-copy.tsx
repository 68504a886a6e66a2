import { ButtonLink } from '../actions/button.tsx';
import { Hero } from '../film/hero.tsx';
import { Heading, type HeadingProps } from '../text/heading.tsx';

interface HeroCopyProps {
  words: { title: string; lead: string; link: { href: string; label: string } };
  /** Makes a long title wrap before the picture's subject. */
  maxWidth?: HeadingProps['maxWidth'];
}

/** Text over the hero of a content page: title, lead and a link. */
export const HeroCopy = ({ words: { title, lead, link }, maxWidth }: HeroCopyProps) => (
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
