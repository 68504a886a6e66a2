import { home, homeFilm } from '@jeweler/core/business';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Amp } from '../../components/text/label.tsx';

const { headline, subline } = home.hero;

/** The film of the ring, and what the shop does in four words. */
export const HomeHero = () => (
  <FilmHero film={homeFilm}>
    <Heading as="h1" size="display">
      {headline.before} <br />
      <Amp /> {headline.after}
    </Heading>
    <Hero.Lead>{subline}</Hero.Lead>
  </FilmHero>
);
