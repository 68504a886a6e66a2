import { productPicturePixels } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import type { AppointmentRequest } from '@jeweler/core/submissions';
import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { paths } from '../../config/public-pages.ts';

const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    borderBlock: '1px solid {colors.rule}',
    py: '3',
  },
});

/** The piece that the appointment is about, until the visitor removes it. Its field is for posting without scripts. */
export const PieceLine = ({ product: { name, slug, image_url } }: { product: Product }) => {
  const { setFocus } = useFormContext<AppointmentRequest>();
  const size = productPicturePixels;
  return (
    <Line>
      <Picture
        of={{ src: image_url, width: size, height: size, alt: '' }}
        sizes="64px"
        eager
        css={{ width: '4rem', aspectRatio: '1', objectFit: 'cover' }}
      />
      <p>
        <styled.span css={{ color: 'fg.quiet' }}>About: </styled.span>
        {name}
      </p>
      {/* With the focus on what comes next, which would otherwise be lost with the link. */}
      <TextLink
        to={paths.appointment}
        replace
        size="target"
        aria-label={`Remove ${name}`}
        onClick={() => setFocus('appointmentType')}
      >
        Remove
      </TextLink>
      <input type="hidden" name="piece" value={slug} />
    </Line>
  );
};
