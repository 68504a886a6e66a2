import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture, type PictureProps } from '../../components/picture.tsx';
import { getLargestSource } from '../../lib/image-sources.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { EnlargeLink, GalleryFrame, GalleryTools, PictureTurns, Views } from './product-gallery-frame.tsx';
import { usePressedCard } from './use-pressed-card.ts';

const EnlargedPicture = lazyPart(async () => (await import('./enlarged-picture.tsx')).EnlargedPicture);

interface ProductGalleryProps {
  name: string;
  /** The first picture, and the second view if there is one. */
  pictures: readonly PictureProps['of'][];
  sizes: string;
}

/**
 * The pictures of a product, in a list that is scrolled sideways: by swiping, by its buttons, or by moving the
 * focus. From 768 to 1023 px they stand side by side. Each is a link that opens it enlarged over the page; the code
 * for that is loaded on hover or focus. Without JavaScript, or if it cannot be loaded, the link leads to the
 * picture file.
 */
export const ProductGallery = ({ name, pictures, sizes }: ProductGalleryProps) => {
  const { beneath } = usePressedCard();
  const views = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [used, setUsed] = useState(false);
  const [enlarged, setEnlarged] = useState<number>();
  const count = pictures.length;
  const last = count - 1;

  const turnTo = (index: number) => {
    const list = views.current;
    if (!list || index < 0 || index > last) return;
    setCurrent(index);
    // Smooth, by the style sheet, unless less motion is wished for.
    list.scrollLeft = index * list.clientWidth;
  };
  const onScroll = () => {
    const list = views.current;
    if (!list || list.clientWidth === 0) return;
    const position = list.scrollLeft / list.clientWidth;
    // Only once a picture has come to rest: on the way there, the number would flicker.
    if (Math.abs(position - Math.round(position)) < 0.02) setCurrent(Math.min(last, Math.round(position)));
  };
  const prepare = () => void EnlargedPicture.preload().catch(() => undefined);
  const enlarge = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await EnlargedPicture.preload();
      setEnlarged(index);
    } catch {
      // Not from another page, to which the visitor has gone meanwhile.
      if (views.current) window.location.assign(href);
    }
  };
  /** The variants that the page has loaded already, for the time until the large ones are there. */
  const loadedSources = () =>
    [...(views.current?.querySelectorAll('img') ?? [])].map((img) =>
      img.complete && img.naturalWidth > 0 ? img.currentSrc : undefined,
    );

  return (
    <GalleryFrame
      role="group"
      aria-roledescription="gallery"
      aria-label={`Pictures of ${name}`}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
    >
      <Views ref={views} onScroll={onScroll} data-count={count} {...(used ? { 'data-used': '' } : {})}>
        {pictures.map((of, index) => (
          <li key={of.src} style={index === 0 ? beneath : undefined}>
            <EnlargeLink
              href={getLargestSource(of.src)}
              aria-label={`${of.alt}. Enlarge the picture`}
              onPointerEnter={prepare}
              onFocus={() => {
                prepare();
                // Browsers do not bring a picture into view that is just being scrolled out of it.
                turnTo(index);
              }}
              onClick={(event) => void enlarge(event, index)}
            >
              <Picture of={of} sizes={sizes} eager={index === 0} />
              <Icon name="enlarge" />
            </EnlargeLink>
          </li>
        ))}
      </Views>
      {count > 1 ? (
        <GalleryTools>
          <PictureTurns index={current} count={count} alt={pictures[current]?.alt} turnTo={turnTo} />
        </GalleryTools>
      ) : null}
      <Suspense fallback={null}>
        {enlarged === undefined ? null : (
          <EnlargedPicture
            pictures={pictures}
            first={enlarged}
            loaded={loadedSources()}
            onClose={() => setEnlarged(undefined)}
          />
        )}
      </Suspense>
    </GalleryFrame>
  );
};
