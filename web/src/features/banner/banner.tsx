import { Children } from 'react';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { paths } from '../../config/paths.ts';
import { useBannerItems } from '../../data/use-catalogue.ts';
import { useRotation } from './use-rotation.ts';

const Row = styled(Wrap, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: '5.5rem minmax(0, 1fr) 5.5rem' },
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: 'max({spacing.2}, calc({spacing.gutter} - .75rem))',
    '& svg': { width: '1rem', height: '1rem' },
    // The text needs the room when it is enlarged.
    '& button': { width: 'min({sizes.target}, 14vw)', '@media (scripting: none)': { display: 'none' } },
  },
  // One announcement needs no controls, and they no room.
  variants: { single: { true: { gridTemplateColumns: '1fr' } } },
});

/** All announcements lie in one cell: the longest one sets the height, so that nothing moves. */
const Items = styled('div', { base: { display: 'grid', alignItems: 'center', textAlign: 'center' } });

const Item = styled('p', {
  base: {
    gridArea: '1 / 1',
    py: '2',
    fontSize: 'note',
    // Whole pixels: what is below starts on one too, and the still picture of a hero loses no part of a pixel at the
    // edge of its frame. It would count for less than the film that follows, whose first frame became the largest paint.
    lineHeight: '1.125rem',
    letterSpacing: '.02em',
    textWrap: 'balance',
    transition: 'opacity {durations.calm} {easings.out}, visibility {durations.calm}',
    '&:not([data-current])': {
      opacity: '0',
      visibility: 'hidden',
      '@media (scripting: none)': { gridArea: 'auto', opacity: '1', visibility: 'visible' },
    },
  },
});

/** The rotating announcements over the header; nothing while there are none (SPEC section 2, banner). */
export const Banner = () => {
  const items = useBannerItems();
  const { index, rotating, stopped, toggle, next, previous, area } = useRotation(items.length);
  const several = items.length > 1;
  if (items.length === 0) return null;
  return (
    <styled.section
      aria-label="Announcements"
      {...(several ? { 'aria-roledescription': 'carousel' } : {})}
      data-ground="dark"
      bg="ink.950"
      color="fg"
      {...area}
    >
      <Row single={!several}>
        {several ? (
          <styled.div display="flex">
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              label={stopped ? 'Play announcements' : 'Pause announcements'}
              onClick={toggle}
            />
            <IconButton icon="previous" label="Previous announcement" onClick={previous} />
          </styled.div>
        ) : null}
        <Items aria-live={rotating ? 'off' : 'polite'}>
          {items.map(({ id, text }, place) => (
            <Item key={id} {...(place === index ? { 'data-current': '' } : {})}>
              <BannerText text={text} />
            </Item>
          ))}
        </Items>
        {several ? (
          <IconButton icon="next" label="Next announcement" onClick={next} justifySelf="end" />
        ) : null}
      </Row>
    </styled.section>
  );
};

/** The phrase of an announcement that is shown as a link (SPEC section 2, banner). */
const PHRASE = 'Shop now.';

const ContactLink = () => (
  <TextLink to={paths.contact} py=".8rem" textUnderlineOffset=".3em">
    Contact Us.
  </TextLink>
);

/** An announcement's text, with 'Shop now.' turned into the link 'Contact Us.'. */
const BannerText = ({ text }: { text: string }) =>
  Children.toArray(
    text.split(PHRASE).flatMap((part, index) => (index === 0 ? [part] : [<ContactLink key={part} />, part])),
  );
