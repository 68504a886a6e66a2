import { styled } from '#styled-system/jsx';
import { visuallyHidden } from '#styled-system/recipes';

/** For screen readers only. */
export const VisuallyHidden = styled('span', visuallyHidden);
