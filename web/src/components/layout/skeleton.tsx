import { styled } from '#styled-system/jsx';
import { skeleton } from '#styled-system/recipes';

/** A box, or with `line` a line of text, in the place of what is still loading. */
export const Skeleton = styled('div', skeleton);
