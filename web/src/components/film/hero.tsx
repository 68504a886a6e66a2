import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Lead } from '../text/label.tsx';

const Frame = chakra('section', {
  base: {
    position: 'relative',
    zIndex: 'sheet',
    display: 'grid',
    // A heading longer than the screen, at twice the text size, breaks instead of widening the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    overflow: 'hidden',
    bg: 'ink.900',
    color: 'bone.100',
    // 400, 500 and 600 px by breakpoint (SPEC section 9).
    minHeight: { base: '25rem', md: '31.25rem', lg: '37.5rem' },
  },
});

/** Darkens the picture behind the text: from the foot below 1024 px, from the side above. */
const Scrim = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    bgImage: { base: '{gradients.scrimFoot}', lg: '{gradients.scrimSide}' },
  },
});

/** The sentence under a hero's heading. */
const HeroLead = chakra(Lead, {
  base: { color: 'bone.100', maxWidth: '30rem', marginTop: { base: '4', lg: '5' } },
});

const HeroFrame = (props: HTMLChakraProps<'section'>) => <Frame data-ground="dark" {...props} />;

/** A picture with text at its foot, 400, 500 and 600 px high at least. */
export const Hero = Object.assign(HeroFrame, { Scrim, Lead: HeroLead });
