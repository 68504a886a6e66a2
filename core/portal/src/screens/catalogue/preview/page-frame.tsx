import { chakra } from '@chakra-ui/react';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';

const Frame = chakra('iframe', {
  base: { position: 'absolute', top: '0', left: '0', transformOrigin: '0 0', bg: 'white' },
});

interface PageFrameProps {
  address: string;
  /** Width of the window in which the page is shown, in its pixels. */
  width: number;
  title: string;
}

/**
 * A page at the width of a device, scaled to the space that is there. Another address is loaded behind the page that is
 * shown, and takes its place when it is complete, at the same position: nothing jumps or flashes.
 */
export const PageFrame = ({ address, width, title }: PageFrameProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [shown, setShown] = useState<string>();
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, size.width / width);
  const style = {
    width,
    height: scale === 0 ? 0 : size.height / scale,
    transform: `scale(${scale})`,
    insetInlineStart: Math.max(0, (size.width - width * scale) / 2),
  } satisfies CSSProperties;
  const replace = (loaded: string) => {
    const [before, after] = box.current?.querySelectorAll('iframe') ?? [];
    after?.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0);
    setShown(loaded);
  };
  const addresses = shown === undefined || shown === address ? [address] : [shown, address];
  return (
    <chakra.div
      ref={box}
      position="relative"
      overflow="hidden"
      height={{ base: 'calc(100svh - 17rem)', xl: 'calc(100svh - 15rem)' }}
      minHeight="20rem"
      bg="admin.sunken"
    >
      {addresses.map((each) => (
        <Frame
          key={each}
          title={title}
          src={each}
          // Same origin, so that its position can be kept; nothing in it runs.
          sandbox="allow-same-origin"
          referrerPolicy="no-referrer"
          aria-hidden={each !== shown || undefined}
          tabIndex={each === shown ? 0 : -1}
          style={{
            ...style,
            opacity: each === shown ? 1 : 0,
            pointerEvents: each === shown ? 'auto' : 'none',
          }}
          onLoad={() => replace(each)}
        />
      ))}
    </chakra.div>
  );
};
