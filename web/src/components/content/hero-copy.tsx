import type { SystemStyleObject } from '#styled-system/types';
import { useLeadsOn } from '../../data/use-catalogue.ts';
import { ButtonLink } from '../actions/button.tsx';
import { Hero } from '../film/hero.tsx';
import { Heading } from '../text/heading.tsx';

interface HeroCopyProps {
  words: { title: string; lead: string; link: { href: string; label: string } };
  /** Of the title, such as a width at which a long one wraps before the picture's subject. */
  titleCss?: SystemStyleObject;
}

/** Text over the hero of a content page: title, lead and a link. */
export const HeroCopy = ({ words: { title, lead, link }, titleCss = {} }: HeroCopyProps) => (
  <>
    <Heading as="h1" size="display" css={titleCss}>
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
