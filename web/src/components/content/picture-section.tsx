import type { SitePicture } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import type { TextSection } from '../../content/content-pages/page-content.ts';
import { Columns } from '../layout/container.tsx';
import { Picture } from '../picture.tsx';
import { Heading } from '../text/heading.tsx';
import { Label, Lead } from '../text/label.tsx';
import { WayOn } from './way-on.tsx';

type PictureSectionProps = TextSection & { picture: SitePicture };

/** A few paragraphs, beside a picture from 1024 px on. */
export const PictureSection = ({
  label,
  heading,
  paragraphs,
  picture,
  isWide,
  link,
}: PictureSectionProps) => (
  <Columns css={{ alignItems: 'center' }}>
    <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
      <Label>{label}</Label>
      <Heading css={{ marginTop: '4' }}>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <Lead key={paragraph} css={{ marginTop: '5' }}>
          {paragraph}
        </Lead>
      ))}
      <WayOn link={link} css={{ marginTop: '5' }} />
    </styled.div>
    <styled.div css={{ gridColumn: { lg: '7 / 13' } }}>
      <Picture
        of={picture}
        sizes="(min-width: 64rem) 48vw, 100vw"
        css={{
          width: 'full',
          aspectRatio: isWide ? '4 / 3' : { base: '4 / 3', lg: '4 / 5' },
          objectFit: 'cover',
        }}
      />
    </styled.div>
  </Columns>
);
