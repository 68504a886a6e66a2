import { styled } from '#styled-system/jsx';
import type { CardsSection } from '../../content/content-pages/page-content.ts';
import { useLeadsOn } from '../../data/use-catalogue.ts';
import { Picture } from '../picture.tsx';
import { Heading } from '../text/heading.tsx';
import { WayOn } from './way-on.tsx';

type ContentCardProps = CardsSection['cards'][number] & { phoneWidth: '50vw' | '100vw' };

/** An entry of a CardGrid: a picture, a title and a few lines; a name or a link, aligned across the cards of a row. */
export const ContentCard = ({ picture, title, text, client, link, phoneWidth }: ContentCardProps) => {
  const leadsOn = useLeadsOn();
  return (
    <styled.li css={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      <Picture
        of={picture}
        sizes={`(min-width: 48rem) 30vw, ${phoneWidth}`}
        css={{ width: 'full', bg: 'hint', aspectRatio: '1', objectFit: 'cover' }}
      />
      <Heading as="h3" css={{ marginTop: '5' }}>
        {title}
      </Heading>
      <styled.p css={{ marginTop: '3', color: 'fg.quiet' }}>{text}</styled.p>
      <styled.div css={{ marginTop: 'auto' }}>
        {client ? (
          <styled.p css={{ marginTop: '4', fontSize: 'small', fontWeight: 'medium' }}>{client}</styled.p>
        ) : null}
        <WayOn link={link && leadsOn(link) ? link : undefined} css={{ marginTop: '2' }} />
      </styled.div>
    </styled.li>
  );
};

/** Three columns of cards from 768 px on; below, one column, or two for `many` cards to choose from. */
export const CardGrid = styled('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '8' },
    rowGap: { base: '8', md: '12' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    marginTop: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
  },
  variants: {
    many: {
      true: {
        // One with enlarged text.
        gridTemplateColumns: {
          base: 'repeat(auto-fill, minmax(max(8rem, 50% - .5rem), 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
        // Three would leave a hole in the second row of a phone.
        '& > li:last-child:nth-child(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } },
        mdDown: { '& p': { fontSize: 'nav', lineHeight: '1.5' } },
      },
    },
  },
});
