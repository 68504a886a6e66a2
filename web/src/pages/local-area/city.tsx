import { styled } from '#styled-system/jsx';
import { Heading } from '../../components/text/heading.tsx';
import { TickedList } from '../../components/text/ticked-list.tsx';
import { type ServedCity, SHOWN_ZIP_CODES } from '../../content/local-area.ts';

const ZipCodes = styled('p', {
  base: { textStyle: 'figures', marginTop: '5', fontSize: 'small', color: 'fg.quiet' },
});

/** A city with its services and its zip codes: the first eight, then the number of the others. */
export const City = ({ city: { name, text, services, zipCodes } }: { city: ServedCity }) => {
  const shown = zipCodes.slice(0, SHOWN_ZIP_CODES);
  const more = zipCodes.length - shown.length;
  return (
    <styled.li css={{ borderTop: '1px solid {colors.rule}', paddingTop: '6' }}>
      <Heading as="h3">{name}</Heading>
      <styled.p css={{ marginTop: '3', color: 'fg.quiet', maxWidth: 'measure' }}>{text}</styled.p>
      <TickedList items={services} short />
      <ZipCodes>
        <styled.span css={{ fontWeight: 'medium', color: 'fg' }}>Zip codes</styled.span> {shown.join(', ')}
        {more > 0 ? ` and ${more} more` : ''}
      </ZipCodes>
    </styled.li>
  );
};
