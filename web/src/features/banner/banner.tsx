import { Children } from 'react';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Container } from '../../components/layout/container.tsx';
import { paths } from '../../config/public-pages.ts';
import { usePageData } from '../../data/page-data-context.ts';
import { useRotation } from './use-rotation.ts';

const Row = styled(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: '5.5rem minmax(0, 1fr) 5.5rem' },
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: 'max({spacing.2}, calc({spacing.gutter} - .75rem))',
    '& svg': { width: '1rem', height: '1rem' },
    // Leaves room for the text when it is enlarged. Without JavaScript, only the first announcement is shown.
    '& button': { width: 'min({sizes.target}, 14vw)', '@media (scripting: none)': { display: 'none' } },
  },
  // A single announcement has no controls and reserves no space for them.
  variants: { single: { true: { gridTemplateColumns: '1fr' } } },
});

/** All announcements share one grid cell: the longest one determines the height, so that nothing shifts. */
const Items = styled('div', { base: { display: 'grid', alignItems: 'center', textAlign: 'center' } });

const Item = styled('p', {
  base: {
    gridArea: '1 / 1',
    py: '2',
    fontSize: 'note',
    // A whole number of pixels, so that what is below starts on one too: otherwise a fraction of a pixel is
    // cut off the hero's still picture at the edge of its frame. It then counted as smaller than the film
    // that follows, whose first frame became the largest contentful paint.
    lineHeight: '1.125rem',
    letterSpacing: '.02em',
    textWrap: 'balance',
    transition: 'opacity {durations.calm} {easings.out}, visibility {durations.calm}',
    '&:not([data-current])': {
      opacity: '0',
      visibility: 'hidden',
    },
  },
});

/** The rotating announcements above the header; nothing if there are none (SPEC section 2, banner). */
export const Banner = () => {
  const items = usePageData().bannerItems;
  const { index, rotating, stopped, toggle, next, previous, area } = useRotation(items.length);
  const several = items.length > 1;
  if (items.length === 0) return null;
  return (
    <styled.section
      aria-label="Announcements"
      {...(several ? { 'aria-roledescription': 'carousel' } : {})}
      data-ground="dark"
      css={{ bg: 'ink.950', color: 'fg' }}
      {...area}
    >
      <Row single={!several}>
        {several ? (
          <styled.div css={{ display: 'flex' }}>
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              label={stopped ? 'Play announcements' : 'Pause announcements'}
              onClick={toggle}
            />
            <IconButton icon="previous" label="Previous announcement" onClick={previous} />
          </styled.div>
        ) : null}
        <Items aria-live={rotating ? 'off' : 'polite'}>
          {items.map(({ id, text }, position) => (
            <Item key={id} {...(position === index ? { 'data-current': '' } : {})}>
              <BannerText text={text} />
            </Item>
          ))}
        </Items>
        {several ? (
          <IconButton icon="next" label="Next announcement" onClick={next} css={{ justifySelf: 'end' }} />
        ) : null}
      </Row>
    </styled.section>
  );
};

/** The phrase of an announcement that is replaced by a link (SPEC section 2, banner). */
const PHRASE = 'Shop now.';

const ContactLink = () => (
  <TextLink to={paths.contact} css={{ py: '.8rem', textUnderlineOffset: '.3em' }}>
    Contact Us.
  </TextLink>
);

/** An announcement's text, with 'Shop now.' replaced by the link 'Contact Us.'. */
const BannerText = ({ text }: { text: string }) =>
  Children.toArray(
    text.split(PHRASE).flatMap((part, index) => (index === 0 ? [part] : [<ContactLink key={part} />, part])),
  );
